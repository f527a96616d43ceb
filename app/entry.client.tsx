import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installTrustedTypesPolicy } from '#app/lib/trusted-types.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

installTrustedTypesPolicy()

// The prerendered page is already readable: React takes over once the browser has nothing better to do.
whenIdle(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)

if (import.meta.env.DEV) await import('./styles.css')
