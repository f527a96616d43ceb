import '#app/admin.css'
import { Outlet, useMatches } from 'react-router'
import { AdminFrame } from '#app/admin/frame/admin-frame.tsx'
import type { AdminHeading } from '#app/admin/frame/admin-page.ts'

export function Component() {
  const heading = useMatches().at(-1)?.handle as AdminHeading
  return (
    <AdminFrame heading={heading}>
      <Outlet />
    </AdminFrame>
  )
}
