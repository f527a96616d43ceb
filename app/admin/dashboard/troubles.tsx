import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { AlertIcon, ChevronDownIcon } from '#app/ui/icons.tsx'
import type { Overview } from '#contracts/overview.ts'

/** What's wrong with the site itself, in one line each: the leads come first. The team gets an email about it too. */
export function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles" className="-mb-4">
      <h2 id="troubles" className="sr-only">
        Something is wrong
      </h2>
      <ul className="flex flex-col gap-2">
        {troubles.map(({ id, title, detail, whatToDo, since }) => (
          <li key={id} className="rounded-control border border-danger bg-danger-soft wrap-anywhere">
            <details className="group">
              <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-4 py-2 font-semibold text-danger [&::-webkit-details-marker]:hidden">
                <AlertIcon className="size-5 shrink-0" />
                {title}
                <ChevronDownIcon className="ml-auto size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <div className="flex max-w-text flex-col gap-2 px-4 pb-4">
                <p>{detail}</p>
                <p>{whatToDo}</p>
                <p className="text-small">
                  Since <RelativeTime at={since} exact />
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
