const pictures = import.meta.glob<string>('/public/pictures/{articles,regions}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Saves a round trip for the largest element on a phone's first screen (decision 0004). */
export const inlinePicture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(pictures[`/public/pictures/${name}.svg`] ?? '')}`
