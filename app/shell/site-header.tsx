import { classNames } from '#app/ui/class-names.ts'
import { MenuIcon } from '#app/ui/icons.tsx'
import type { Content } from '#content/all-content.ts'
import type { Site } from '#content/site.ts'

type MenuProps = { menu: Content['siteFrame']['menu']; path: string }

export const SiteHeader = ({ site, menu, path }: MenuProps & { site: Site }) => (
  <header className="top-0 z-30 border-b border-line bg-paper tall:sticky">
    <div className="mx-auto flex min-h-header max-w-page items-center justify-between gap-4 px-gutter">
      <a href="/" className="flex min-h-touch min-w-0 items-center gap-3 font-display text-logo text-pine-deep">
        <LogoMark />
        <span className="min-w-0 pt-1 wrap-break-word">{site.name}</span>
      </a>
      <MainMenu menu={menu} path={path} />
      <PhoneMenu menu={menu} path={path} />
    </div>
  </header>
)

const isCurrent = (to: string, path: string) => path === to || (to !== '/' && path.startsWith(`${to}/`))

const MainMenu = ({ menu, path }: MenuProps) => (
  <nav aria-label="Main" className="max-md:hidden">
    <ul className="flex gap-1">
      {menu.map(({ to, label }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={isCurrent(to, path) ? 'page' : undefined}
            className={classNames(
              'flex min-h-touch items-center border-b-3 px-4 font-semibold transition-colors',
              isCurrent(to, path)
                ? 'border-pine text-pine-deep'
                : 'border-transparent text-ink-soft hover:text-pine-deep',
            )}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Same drawing as public/icon.svg. */
function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className="size-[min(--spacing(9),11vw)] shrink-0" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" className="fill-pine" />
      <circle cx="20" cy="14.5" r="5" className="fill-amber" />
      <path d="M6 32 13.5 12 20 25.5 26.5 12 34 32h-5.4l-2.6-8.2L20 35l-6-11.2L11.4 32Z" className="fill-paper" />
    </svg>
  )
}

/** A native popover, so it opens without scripts. page-script/menu.ts closes it when it's left. */
const PhoneMenu = ({ menu, path }: MenuProps) => (
  <div className="shrink-0 md:hidden">
    <button
      type="button"
      popoverTarget="phone-menu"
      aria-label="Menu"
      className="-mr-2 flex size-touch cursor-pointer items-center justify-center rounded-control text-pine-deep hover:bg-pine-soft"
    >
      <MenuIcon className="size-6" />
    </button>
    <nav
      id="phone-menu"
      popover="auto"
      aria-label="Menu"
      className="inset-x-0 top-header m-0 w-full max-w-none border-b border-line bg-paper px-gutter py-3 text-ink shadow-raised"
    >
      <ul>
        {menu.map(({ to, label }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={isCurrent(to, path) ? 'page' : undefined}
              className={classNames(
                'flex min-h-13 items-center rounded-control px-4 font-semibold',
                isCurrent(to, path) ? 'bg-pine-soft text-pine-deep' : 'text-ink-soft',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)
