import { notifyManager } from '@tanstack/react-query'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { islandProps, renderApp } from '#app/islands/hydrate-island.tsx'
import { adminAppRoutes } from './admin-routes.tsx'
import { AdminWordsContext } from './words/admin-words.ts'

// Instead of a timer, so that a button is disabled before the second click of a double click.
notifyManager.setScheduler(queueMicrotask)

renderApp(
  <AdminWordsContext value={islandProps()}>
    <RouterProvider router={createBrowserRouter(adminAppRoutes)} />
  </AdminWordsContext>,
)
