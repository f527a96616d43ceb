import { Link } from 'react-router'

type BreadcrumbProps = { steps: ReadonlyArray<{ name: string; path: string }> }

/** The way from the home page to this one; the page itself, last, is not a link. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-small text-ink-soft">
      <ol className="flex items-center gap-x-2">
        {steps.map(({ name, path }, index) =>
          index < steps.length - 1 ? (
            <li key={path} className="flex shrink-0 items-center gap-2">
              <Link
                to={path}
                className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-pine"
              >
                {name}
              </Link>
              <span aria-hidden="true">/</span>
            </li>
          ) : (
            <li key={path} aria-current="page" className="truncate">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
