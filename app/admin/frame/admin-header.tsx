import { NavLink } from 'react-router'
import { logOutAdmin } from '#app/admin/session/admin-api.ts'
import { useHasAdminToken } from '#app/admin/session/admin-token.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { AdminHeading } from './admin-page.ts'

const pages = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/database', label: 'Database' },
]

export function AdminHeader({ title, back }: AdminHeading) {
  const hasToken = useHasAdminToken()
  return (
    <div className="border-b border-line bg-paper-deep print:hidden">
      <nav aria-label="Admin area" className="border-b border-line">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-5 px-gutter sm:gap-x-8">
          {pages.map(({ to, label }) => (
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
        {/* Invisible rather than absent, so that the layout doesn't shift after the session check. */}
        <Button
          variant="secondary"
          onClick={logOutAdmin}
          className={classNames('max-sm:px-4', !hasToken && 'invisible')}
        >
          Logout
        </Button>
      </div>
    </div>
  )
}
