/** Where the picture for shared links to a page lies. scripts/draw-share-images.ts draws one for every listed page. */
export const shareImageOf = (path: string) => `/share/${path === '/' ? 'home' : path.slice(1)}.png`
