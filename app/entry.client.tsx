import { type ReactNode, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter, RouterProvider } from 'react-router/dom'
import { installTrustedTypesPolicy } from '#app/lib/trusted-types.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { openRouter } from './browser-router.ts'

/** The prerendered page is already readable: React takes over once the browser has nothing better to do. */
const takeOver = (router: ReactNode) =>
  whenIdle(() =>
    startTransition(() => {
      hydrateRoot(document, <StrictMode>{router}</StrictMode>)
    }),
  )

installTrustedTypesPolicy()

if (import.meta.env.DEV) {
  // Hot reloading needs React Router's own runtime, and styles that it can replace.
  takeOver(<HydratedRouter />)
  import('./styles.css')
  import('./typefaces.css')
} else {
  openRouter().then(router => takeOver(<RouterProvider router={router} />))
}
