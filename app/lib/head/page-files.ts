/** Drawn by server/site/share-images/draw-share-image.ts. */
export const shareImageOf = (path: string) => `/share/${path === '/' ? 'home' : path.slice(1)}.png`

/** Written by app/pages/text-files/page-markdown.ts. */
export const markdownPath = (path: string) => `${path}.md`
