import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What React writes into the head for a picture that should come first. */
const announcement = /<link rel="preload" as="image" href="([^"]+\.svg)" fetchPriority="high"\/>/

/**
 * The picture in the first screen of a page is a drawing of a few KB: it stands in the page itself, so that it is there
 * with the first words and not a round trip later.
 */
export async function withFirstPicture(html: string, folder: string) {
  const [link, address] = html.match(announcement) ?? []
  if (!link || !address) return html
  const drawing = await readFile(join(folder, address), 'utf8')
  return html.replace(link, '').replace(`src="${address}"`, `src="${dataUrl(drawing)}"`)
}

export const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replace(/["#%&<>]/g, encodeURIComponent)}`
