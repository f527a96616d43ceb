import { NavLink } from 'react-router'
import { useHasAdminToken } from '#app/features/admin/session/admin-token.ts'
import { useLogOut } from '#app/features/admin/session/use-log-out.ts'
import { classNames } from '#app/lib/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export type AdminHeading = {
  title: string
  /** The button that leads up, where there is something above. */
  back?: { to: string; label: string }
}

const rooms = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/database', label: 'Database' },
]

export function AdminHeader({ title, back }: AdminHeading) {
  const hasToken = useHasAdminToken()
  return (
    <div className="border-b border-line bg-paper-deep print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-4 px-gutter pt-3 pb-6 sm:pb-8">
        {hasToken && <AdminRooms />}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="flex flex-col items-start gap-1">
            {back && (
              <LinkButton to={back.to} variant="quiet" className="-ml-6 max-sm:-ml-4 max-sm:px-4">
                <span aria-hidden="true">←</span> {back.label}
              </LinkButton>
            )}
            <h1 className="text-heading-2 text-pine-deep">{title}</h1>
          </div>
          {hasToken && <LogOutButton />}
        </div>
      </div>
    </div>
  )
}

function AdminRooms() {
  return (
    <nav aria-label="Administrator's area" className="-mx-2 overflow-x-auto">
      <ul className="flex gap-1">
        {rooms.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-touch items-center rounded-control px-2.5 text-small font-semibold whitespace-nowrap sm:px-4',
                  isActive ? 'bg-pine text-white' : 'text-ink-soft hover:bg-pine-soft hover:text-pine-deep',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LogOutButton() {
  const { leaving, logOut } = useLogOut()
  return (
    <Button variant="secondary" pending={leaving} onClick={logOut}>
      Logout
    </Button>
  )
}
