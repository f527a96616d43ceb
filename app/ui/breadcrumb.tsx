type BreadcrumbProps = { steps: ReadonlyArray<{ name: string; path: string }> }

export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-small text-ink-soft">
      <ol className="flex items-center gap-x-2">
        {steps.slice(0, -1).map(({ name, path }) => (
          <li key={path} className="flex shrink-0 items-center gap-2">
            <a
              href={path}
              className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-pine"
            >
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {steps.at(-1)?.name}
        </li>
      </ol>
    </nav>
  )
}
