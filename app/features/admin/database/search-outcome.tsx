import type { AdminList } from '#app/features/admin/lists/use-admin-list.ts'

type Counted = Pick<AdminList<unknown>, 'total' | 'isCurrent' | 'dataUpdatedAt'>

type SearchOutcomeProps = { searched: string; responses: Counted; sessions: Counted }

/** Tells a screen reader what others see at the tabs: how many there are, after each search and each refresh. */
export function SearchOutcome({ searched, responses, sessions }: SearchOutcomeProps) {
  const counts = `${counted(responses, 'survey response')} and ${counted(sessions, 'analytics session')}`
  const isKnown = responses.isCurrent && sessions.isCurrent
  return (
    <p role="status" className="sr-only">
      {isKnown && (
        // Written anew after a refresh, so that it is heard even if the numbers are the same.
        <span key={Math.max(responses.dataUpdatedAt, sessions.dataUpdatedAt)}>
          {searched ? `${counts} match “${searched}”` : `${counts} in all`}
        </span>
      )}
    </p>
  )
}

const counted = ({ total = 0 }: Counted, noun: string) =>
  `${total.toLocaleString('en-CA')} ${noun}${total === 1 ? '' : 's'}`
