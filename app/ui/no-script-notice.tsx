import type { ReactNode } from 'react'

export function NoScriptNotice({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="rounded-control bg-amber-soft px-5 py-4">{children}</p>
    </noscript>
  )
}
