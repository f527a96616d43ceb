/** 'Brandon, Steinbach & Selkirk': a comma between, an ampersand before the last. */
export function joinAreas(areas: readonly string[]) {
  if (areas.length < 2) return areas.join('')
  return `${areas.slice(0, -1).join(', ')} & ${areas.at(-1)}`
}
