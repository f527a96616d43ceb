import { RelativeTime } from '#app/features/admin/ui/relative-time.tsx'
import type { Overview } from '#contracts/overview.ts'

/** What's wrong with the site itself. The team gets an email about it too. */
export function Troubles({ troubles }: Pick<Overview, 'troubles'>) {
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="troubles" className="flex flex-col gap-4">
      <h2 id="troubles" className="text-heading-text text-danger">
        Something is wrong
      </h2>
      <ul className="flex flex-col gap-4">
        {troubles.map(({ id, title, detail, whatToDo, since }) => (
          <li
            key={id}
            className="flex flex-col gap-2 rounded-card border border-danger bg-white p-5 wrap-anywhere shadow-card sm:p-6"
          >
            <h3 className="text-heading-3 text-pine-deep">{title}</h3>
            <p className="max-w-text">{detail}</p>
            <p className="max-w-text">{whatToDo}</p>
            <p className="text-small text-ink-soft">
              Since <RelativeTime at={since} exact />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
