import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { InlineJson } from '#app/shell/inline-json.tsx'
import { islandId, islandPropsId, type Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'
import { adminAppRoutes, adminPages } from './admin-routes.tsx'
import { documentTitle } from './frame/admin-page.ts'
import { type AdminWords, AdminWordsContext, adminWordsOf } from './frame/admin-words.ts'

/** Rendered without a session, so that the login form and the frame are there before the scripts. */
export function createAdminPages(content: Content): Page[] {
  const words = adminWordsOf(content)
  return adminPages.map(({ path, handle: { title, description } }) => ({
    path,
    head: unlistedPageMeta(content.site, { path, title: documentTitle(title), description }),
    body: <AdminIsland path={path} words={words} />,
    isAdmin: true,
  }))
}

function AdminIsland({ path, words }: { path: string; words: AdminWords }) {
  const router = createMemoryRouter(adminAppRoutes, { initialEntries: [path] })
  const html = renderToString(
    <AdminWordsContext value={words}>
      <RouterProvider router={router} />
    </AdminWordsContext>,
  )
  router.dispose()
  return (
    <>
      <div id={islandId} className="flex grow flex-col" dangerouslySetInnerHTML={{ __html: html }} />
      <InlineJson type="application/json" id={islandPropsId} json={JSON.stringify(words)} />
    </>
  )
}
