import { countOf } from '#app/features/admin/leads/lead-words.ts'
import type { AdminList } from '#app/features/admin/lists/use-admin-list.ts'

type Counted = Pick<AdminList<unknown>, 'total' | 'isCurrent'>

type SearchOutcomeProps = {
  searched: string
  responses: Counted
  sessions: Counted
  /** How often the same was read again. */
  refreshes: number
}

/** Tells a screen reader what others see at the tabs: how many there are, after each search and each refresh. */
export function SearchOutcome({ searched, responses, sessions, refreshes }: SearchOutcomeProps) {
  const sent = countOf(responses.total ?? 0, 'survey response', 'survey responses')
  const begun = countOf(sessions.total ?? 0, 'analytics session', 'analytics sessions')
  const isKnown = responses.isCurrent && sessions.isCurrent
  return (
    <p role="status" className="sr-only">
      {isKnown && (
        // Written anew after a refresh, so that it is heard even if the numbers are the same.
        <span key={refreshes}>
          {sent} and {begun} {searched ? `match “${searched}”` : 'in all'}
        </span>
      )}
    </p>
  )
}
