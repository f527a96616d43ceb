/** Drawn by server/site/share-images/draw-share-image.ts. */
export const shareImageOf = (path: string) => `/share/${path === '/' ? 'home' : path.slice(1)}.png`
