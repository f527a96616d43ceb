import { type ReactNode, useEffect, useRef } from 'react'
import { type Location, NavLink, ScrollRestoration, useLocation } from 'react-router'
import { logOutAdmin } from '#app/admin/session/admin-api.ts'
import { loginPath } from '#app/admin/session/return-location.ts'
import { classNames } from '#app/ui/class-names.ts'
import { textLinkClasses } from '#app/ui/text-link.tsx'
import { site } from '#content/site.ts'
import { documentTitle, useAdminPage } from './admin-page.ts'

/** Everything between `<body>` and `</body>` but the skip link. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const main = usePageChange()
  const isLogin = useLocation().pathname === loginPath
  const page = useAdminPage()
  const isFullScreen = page?.isFullScreen
  return (
    <>
      <header hidden={isFullScreen} className="top-0 z-30 border-b border-line bg-paper lg:sticky print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter lg:min-h-14">
          {/* On a phone, the room is for the people on the list, and the footer leads to the website. */}
          <a
            href="/"
            className={classNames(
              'flex min-h-12 min-w-0 items-center gap-3 font-display text-logo text-pine-deep',
              !isLogin && 'max-md:hidden',
            )}
          >
            <img src="/icon.svg" alt="" width="32" height="32" loading="lazy" className="size-8 shrink-0" />
            <span className="min-w-0 pt-1 wrap-break-word">{site.name}</span>
          </a>
          {!isLogin && <AdminMenu withLogout={!page?.hasLogout} />}
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="grow">
        {children}
      </main>
      <footer hidden={isFullScreen} className="border-t border-line print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter py-1.5 text-small text-ink-soft">
          <p>{site.name}</p>
          <a href="/" className={textLinkClasses()}>
            Go to the website
          </a>
        </div>
      </footer>
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** A link back to the list of leads shows it where it was left. Other links start at the top. */
const scrollKey = ({ pathname, search, key }: Location) =>
  pathname === '/admin/leads' && !search.includes('lead=') ? pathname + search : key

const menu = [
  { to: '/admin', label: 'Desk' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/website', label: 'Website' },
  { to: '/admin/settings', label: 'Settings' },
]

const menuItem =
  'flex h-full min-h-12 min-w-touch cursor-pointer items-center justify-center border-b-3 pt-0.75 text-body font-semibold max-sm:text-[clamp(0.8125rem,3.7vw,1rem)]'
const notCurrent = 'border-transparent text-ink-soft hover:text-pine-deep'

const AdminMenu = ({ withLogout }: { withLogout: boolean }) => (
  <nav aria-label="Admin area" className="max-md:w-full md:self-stretch">
    <ul className="flex h-full flex-wrap gap-x-0.5 max-sm:justify-between sm:gap-x-8 max-[22rem]:grid max-[22rem]:grid-cols-3">
      {menu.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/admin'}
            className={({ isActive }) => classNames(menuItem, isActive ? 'border-pine text-pine-deep' : notCurrent)}
          >
            {label}
          </NavLink>
        </li>
      ))}
      {withLogout && (
        <li>
          <button type="button" onClick={logOutAdmin} className={classNames(menuItem, notCurrent)}>
            Logout
          </button>
        </li>
      )}
    </ul>
  </nav>
)

/** What the browser does on a page load: sets the title and the focus, so that screen readers announce the page. */
function usePageChange() {
  const main = useRef<HTMLElement>(null)
  const title = useAdminPage()?.title
  const { pathname, hash } = useLocation()
  const previousPathname = useRef(pathname)
  useEffect(() => {
    document.title = title ? documentTitle(title) : site.name
  }, [title])
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return main
}
