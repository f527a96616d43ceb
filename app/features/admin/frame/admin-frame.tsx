import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AdminGuard } from '#app/features/admin/session/admin-guard.tsx'
import { createAdminQueryClient } from '#app/features/admin/session/admin-query-client.ts'
import { AdminHeader, type AdminHeading } from './admin-header.tsx'

/**
 * Around every page of the administrator but the login. Leaving for the login page takes it down, and with it all that
 * was read: whoever logs in next reads anew.
 */
export function AdminFrame({ heading, children }: { heading: AdminHeading; children: ReactNode }) {
  const [queries] = useState(createAdminQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <AdminHeader {...heading} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section sm:pt-8 print:p-0">
        <AdminGuard>{children}</AdminGuard>
      </div>
    </QueryClientProvider>
  )
}
