/** In local storage. Visitors have none, so public pages can use it to offer their editor. */
export const adminTokenKey = 'admin_token'
