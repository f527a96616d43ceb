import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hydrate, islandProps } from '#app/islands/hydrate-island.tsx'
import { adminAppRoutes } from './admin-routes.tsx'
import { AdminWordsContext } from './frame/admin-words.ts'

hydrate(
  <AdminWordsContext value={islandProps()}>
    <RouterProvider router={createBrowserRouter(adminAppRoutes)} />
  </AdminWordsContext>,
)
