import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hydrate } from '#app/islands/hydrate-island.tsx'
import { adminAppRoutes } from './admin-routes.tsx'
import { startPageReads } from './data/page-reads.ts'

startPageReads(location.href)
hydrate(<RouterProvider router={createBrowserRouter(adminAppRoutes)} />)
