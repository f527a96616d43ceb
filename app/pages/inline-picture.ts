const pictures = import.meta.glob<string>('/public/pictures/{articles,regions}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const paths = new Map<string, string>()

/** Saves a round trip for the largest element on a phone's first screen (decision 0003). Only drawings are small enough. */
export function inlinePicture(path: string) {
  const svg = pictures[`/public${path}`]
  if (svg === undefined) return path
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  paths.set(url, path)
  return url
}

/** Where a picture that was inlined can be loaded from. */
export const pathOfInlined = (url: string) => paths.get(url) ?? url
