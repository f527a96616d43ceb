/** A path as the site's own links write it. The prerenderer asks for most of its pages with a slash at the end. */
export const canonicalPath = (path: string) => path.replace(/(?<=.)\/$/, '')
