import './early-reads.ts'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hydrate } from '#app/islands/hydrate-island.tsx'
import { adminAppRoutes } from './admin-routes.tsx'

hydrate(<RouterProvider router={createBrowserRouter(adminAppRoutes)} />)
