import type { MetaTag } from './page-meta.ts'

/** Written by app/pages/text-files/page-markdown.ts. */
export const markdownPath = (path: string) => `${path}.md`

export const markdownVersion = (path: string): MetaTag => ({
  link: { rel: 'alternate', type: 'text/markdown' },
  path: markdownPath(path),
})
