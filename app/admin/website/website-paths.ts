export const websitePath = '/admin/website'
export const companyPath = `${websitePath}/company`
export const articleListPath = `${websitePath}/articles`
export const newArticlePath = `${articleListPath}/new`
export const repliesPath = `${websitePath}/replies`
export const historyPath = `${websitePath}/history`

const withPage = (path: string, page: string) => `${path}?${new URLSearchParams({ page })}`

export const editorPath = (page: string) => withPage(`${websitePath}/edit`, page)
export const previewPath = (page: string) => withPage(`${websitePath}/preview`, page)

/** Where a text can be changed. `page` is the first that shows it. */
export function textPath({ path, page }: { path: string; page: string | null }) {
  if (path.startsWith('site/')) return companyPath
  if (path.startsWith('replyTemplates/')) return repliesPath
  if (path === 'articles') return articleListPath
  return editorPath(page ?? '/')
}
