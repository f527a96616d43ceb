import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { islandProps, renderApp } from '#app/islands/hydrate-island.tsx'
import { adminAppRoutes } from './admin-routes.tsx'
import { AdminWordsContext } from './words/admin-words.ts'

renderApp(
  <AdminWordsContext value={islandProps()}>
    <RouterProvider router={createBrowserRouter(adminAppRoutes)} />
  </AdminWordsContext>,
)
