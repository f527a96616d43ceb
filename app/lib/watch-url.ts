export const watchUrl = (embedUrl: string) =>
  `https://www.youtube.com/watch?v=${new URL(embedUrl).pathname.split('/').at(-1)}`
