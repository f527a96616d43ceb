import type { FoundText } from '#contracts/words.ts'

export const websitePath = '/admin/website'
export const editorPath = `${websitePath}/edit` as const
export const publishPath = `${websitePath}/publish` as const
export const historyPath = `${websitePath}/history` as const

export const isReply = (text: string) => text.startsWith('replies/')

type Target = { page?: string | null; text?: string; at?: string }

/** The page in the frame, the text in the form, and in the hash which part of it. */
export function editPath({ page, text, at }: Target) {
  const params = new URLSearchParams()
  if (page) params.set('page', page)
  if (text) params.set('text', text)
  return `${editorPath}?${params}${at ? `#${at}` : ''}`
}

export const companyPath = editPath({ page: '/about', text: 'site/company' })
export const repliesPath = editPath({ text: 'replies/survey' })

export const pathOf = ({ page, place }: FoundText) => editPath({ page: page?.path ?? null, ...partAt(place) })

/** A mark is "home/faq#3/answer", or "articles/what-ai-agents-can-do/text#120-240" in a document. */
export function partAt(mark: string) {
  const [path = '', keys = ''] = mark.split('#')
  const [folder, name, field] = path.split('/')
  return field ? { text: `${folder}/${name}`, at: `${field}:${keys}` } : { text: path, at: keys }
}
