import type { ComponentType } from 'react'
import type { MetaFunction, RouteObject } from 'react-router'
import App, { ErrorBoundary, Layout } from './root.tsx'

/** What a file in routes/ hands over. */
export type PageModule = {
  default: ComponentType
  meta?: MetaFunction
  handle?: object
}

/** What every page stands in, and what takes its place when it breaks. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: 'root',
  element: (
    <Layout>
      <App />
    </Layout>
  ),
  errorElement: (
    <Layout>
      <ErrorBoundary />
    </Layout>
  ),
  children,
})

/** What is the same of a page in the browser and where it is prerendered. Its head goes along in the handle. */
export const pageProperties = ({ default: Component, meta, handle }: PageModule) => ({
  Component,
  handle: { ...handle, meta },
})
