// On its own, without zod: the browser's search field needs the number and not the checks.
/** In characters. */
export const longestSearch = 200
