import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, ScrollRestoration, useLocation } from 'react-router'
import { loginPath } from '#app/admin/session/return-location.ts'
import { classNames } from '#app/ui/class-names.ts'
import { textLinkClasses } from '#app/ui/text-link.tsx'
import { site } from '#content/site.ts'
import { documentTitle, useAdminPage } from './admin-page.ts'

/** Everything between `<body>` and `</body>` but the skip link. The header is one line, on a phone with the menu below. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const main = usePageChange()
  const isLogin = useLocation().pathname === loginPath
  const isFullScreen = useAdminPage()?.isFullScreen
  return (
    <>
      <header hidden={isFullScreen} className="top-0 z-30 border-b border-line bg-paper lg:sticky print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter lg:min-h-header">
          <a href="/" className="flex min-h-13 min-w-0 items-center gap-3 font-display text-logo text-pine-deep">
            <img
              src="/icon.svg"
              alt=""
              width="36"
              height="36"
              loading="lazy"
              className="size-[min(--spacing(9),11vw)] shrink-0"
            />
            <span className="min-w-0 pt-1 wrap-break-word">{site.name}</span>
          </a>
          {!isLogin && <AdminMenu />}
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
      <ScrollRestoration />
    </>
  )
}

const menu = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/database', label: 'Database' },
  { to: '/admin/website', label: 'Website' },
  { to: '/admin/settings', label: 'Settings' },
]

const AdminMenu = () => (
  <nav aria-label="Admin area" className="max-md:w-full md:self-stretch">
    <ul className="flex h-full flex-wrap gap-x-0.5 max-sm:justify-between sm:gap-x-8 max-[22rem]:grid max-[22rem]:grid-cols-3">
      {menu.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/admin'}
            className={({ isActive }) =>
              classNames(
                'flex h-full min-h-12 min-w-touch items-center justify-center border-b-3 pt-0.75 text-small font-semibold max-sm:text-[clamp(0.8125rem,3.55vw,1rem)]',
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
