import { NavLink } from 'react-router'
import { useHasAdminToken } from '#app/features/admin/session/admin-token.ts'
import { logOut } from '#app/features/admin/session/log-out.ts'
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
      <AdminRooms />
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-gutter pt-4 pb-5 sm:pt-6">
        {back && (
          <LinkButton
            to={back.to}
            variant="quiet"
            className="-ml-4 justify-self-start max-sm:px-4 sm:col-span-2 sm:-ml-6"
          >
            <span aria-hidden="true">←</span> {back.label}
          </LinkButton>
        )}
        <h1 className={classNames('text-heading-2 text-pine-deep', back && 'max-sm:order-1 max-sm:col-span-2')}>
          {title}
        </h1>
        {/* Its room is kept, so that nothing moves when it turns out that somebody is logged in. */}
        <Button variant="secondary" onClick={logOut} className={classNames('max-sm:px-4', !hasToken && 'invisible')}>
          Logout
        </Button>
      </div>
    </div>
  )
}

function AdminRooms() {
  return (
    <nav aria-label="Administrator's area" className="border-b border-line">
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-5 px-gutter sm:gap-x-8">
        {rooms.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-12 min-w-touch items-center justify-center border-b-3 pt-0.75 text-small font-semibold',
                  isActive ? 'border-pine text-pine-deep' : 'border-transparent text-ink-soft hover:text-pine-deep',
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
