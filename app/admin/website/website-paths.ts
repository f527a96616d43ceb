export const websitePath = '/admin/website'
export const companyPath = `${websitePath}/company`
export const articleListPath = `${websitePath}/articles`
export const newArticlePath = `${articleListPath}/new`
export const repliesPath = `${websitePath}/replies`
export const historyPath = `${websitePath}/history`

const withParams = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

export const editorPath = (page: string) => withParams(`${websitePath}/edit`, { page })
export const previewPath = (page: string) => withParams(`${websitePath}/preview`, { page })

/** Where a text can be changed. `page` is the first that shows it. */
export function textPath({ path, page }: { path: string; page: string | null }) {
  if (path.startsWith('site/')) return withParams(companyPath, { text: path })
  if (path.startsWith('replyTemplates/')) return repliesPath
  if (path === 'articles') return articleListPath
  // A whole article has no form of its own.
  if (/^articles\/[^/]+$/.test(path)) return editorPath(page ?? '/')
  return withParams(`${websitePath}/edit`, { page: page ?? '/', text: path })
}
