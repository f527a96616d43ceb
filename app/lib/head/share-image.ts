/** Drawn by scripts/build/draw-share-images.ts. */
export const shareImageOf = (path: string) => `/share/${path === '/' ? 'home' : path.slice(1)}.png`
