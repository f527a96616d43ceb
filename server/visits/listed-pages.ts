import { content } from '#content/all-content.ts'
import { listedPagesOf } from '#content/listed-pages.ts'

const listed = new Set(listedPagesOf(content))

export const isListedPage = (path: string | undefined): path is string => path !== undefined && listed.has(path)
