import { Moment } from '#app/ui/moment.tsx'
import type { Person } from '#contracts/people.ts'

const purposes: Record<string, string> = { contact: 'To be contacted', toolkit: 'To receive the toolkit' }

export function ConsentList({ consents }: { consents: Person['consents'] }) {
  if (consents.length === 0) return <p className="text-ink-soft">Nothing is on record.</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line">
      {consents.map(({ id, purpose, wording, version, page, givenAt }) => (
        <li key={id} className="flex flex-col gap-1 py-4 wrap-anywhere">
          <span className="font-semibold">{purposes[purpose] ?? purpose}</span>
          <q className="quotes-[“_”]">{wording}</q>
          <span className="text-small text-ink-soft">
            Version {version}, on {page}, <Moment at={givenAt} exact />
          </span>
        </li>
      ))}
    </ul>
  )
}
