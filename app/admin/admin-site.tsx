import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { islandId, type Page } from '#app/shell/page.ts'
import type { Content } from '#content/all-content.ts'
import { adminAppRoutes, adminPages } from './admin-routes.tsx'
import { documentTitle } from './frame/admin-page.ts'

/** Rendered without a session, so that the login form and the frame are there before the scripts. */
export const createAdminPages = ({ site }: Content): Page[] =>
  adminPages.map(({ path, handle: { title, description } }) => ({
    path,
    head: unlistedPageMeta(site, { path, title: documentTitle(title), description }),
    body: <AdminIsland path={path} />,
    isAdmin: true,
  }))

function AdminIsland({ path }: { path: string }) {
  const router = createMemoryRouter(adminAppRoutes, { initialEntries: [path] })
  const html = renderToString(<RouterProvider router={router} />)
  router.dispose()
  return <div id={islandId} className="flex grow flex-col" dangerouslySetInnerHTML={{ __html: html }} />
}
