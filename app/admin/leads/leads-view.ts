import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { oneOf } from '#app/admin/lists/choice-field.tsx'
import type { LeadsQuery } from '#contracts/leads.ts'

type Show = LeadsQuery['show']
type Sort = NonNullable<LeadsQuery['sort']>
type View = { show: Show | undefined; sort: Sort | undefined }

export const shows: Readonly<Record<Show, string>> = {
  waiting: 'Waiting for a reply',
  overdue: 'Reply overdue',
  'follow-up': 'Follow-ups',
  all: 'Everyone',
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  closed: 'Closed',
  bots: 'Possible bots',
  spam: 'Spam',
}

export const sorts: Readonly<Record<Sort, string>> = { due: 'Due date', latest: 'Latest form', name: 'Name' }

export const emptyTexts: Readonly<Record<Show, string>> = {
  waiting: 'Nobody is waiting for a reply.',
  overdue: 'No reply is overdue.',
  'follow-up': 'No follow-ups are planned.',
  all: 'No leads yet',
  new: 'No new leads.',
  contacted: 'No leads with this status.',
  booked: 'No leads with this status.',
  won: 'No leads with this status.',
  closed: 'No leads with this status.',
  bots: 'No possible bots.',
  spam: 'No spam.',
}

const storageKey = 'admin_leads_view'

/** What was chosen last time. Nothing if the browser blocks storage. */
function readChoice(): Partial<View> {
  try {
    const { show, sort } = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return { show: oneOf(shows, show), sort: oneOf(sorts, sort) }
  } catch {
    return {}
  }
}

function storeChoice(choice: Partial<View>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch (error) {
    console.info(error)
  }
}

/** From the URL, or else as it was last time. A search looks at everyone, unless the administrator has said otherwise. */
export function useLeadsView(isSearch: boolean) {
  const [params, changeParams] = useUrlParams()
  const stored = readChoice()
  const show = oneOf(shows, params.get('show')) ?? (isSearch ? 'all' : (stored.show ?? 'waiting'))
  const chosenSort = oneOf(sorts, params.get('sort')) ?? stored.sort
  const sort = chosenSort ?? (show === 'waiting' || show === 'overdue' ? 'due' : 'latest')
  const change = (choice: Partial<View>) => {
    storeChoice({ ...stored, ...choice })
    changeParams(choice as Record<string, string>, { replace: true })
  }
  return [{ show, sort }, change] as const
}
