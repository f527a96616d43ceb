import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { isCurrent } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { EmailLink, PhoneLink } from '#app/admin/leads/contact-link.tsx'
import { sessionText, sourceText } from '#app/admin/leads/lead-text.ts'
import { ListState } from '#app/admin/lists/list-state.tsx'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { type AdminList, useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { exactTime, shortTime } from '#app/admin/time/format-time.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { type Fact, Facts } from '#app/admin/ui/facts.tsx'
import { ListRow } from '#app/admin/ui/list-row.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { listSessions, SessionRecord } from '#contracts/analytics-stats.ts'
import type { listSurveyResponses, SurveyResponseRecord } from '#contracts/form-records.ts'

export function DatabasePage() {
  const [params, changeParams] = useUrlParams()
  const q = searchFrom(params)
  const isSurveys = params.get('tab') !== 'sessions'
  const responses = useAdminList<typeof listSurveyResponses>('/api/admin/survey-responses', 'survey responses', { q })
  const sessions = useAdminList<typeof listSessions>('/api/admin/analytics-sessions', 'analytics sessions', { q })
  const openSurveys = () => changeParams({ tab: '' })
  const openSessions = () => changeParams({ tab: 'sessions' })
  return (
    <div className="flex flex-col gap-6">
      <SearchField placeholder="Name, email, business or hash" />
      <p role="status" className="sr-only">
        {isCurrent(responses) && isCurrent(sessions) && (
          <>
            {pluralize(responses.total ?? 0, 'survey response')} and{' '}
            {pluralize(sessions.total ?? 0, 'analytics session')} {q ? `match “${q}”` : 'in total'}
          </>
        )}
      </p>
      <div>
        <div
          role="tablist"
          aria-label="Records"
          onKeyDown={openOtherTab}
          className="flex gap-1 overflow-x-auto border-b border-line"
        >
          <Tab name="Survey Responses" list={responses} isOpen={isSurveys} onOpen={openSurveys} />
          <Tab name="Analytics Sessions" list={sessions} isOpen={!isSurveys} onOpen={openSessions} />
        </div>
        <div key={String(isSurveys)} role="tabpanel" aria-labelledby={openTabId} className="pt-6">
          {isSurveys ? (
            <RecordList list={responses} {...surveyResponses} />
          ) : (
            <RecordList list={sessions} {...analyticsSessions} />
          )}
        </div>
      </div>
    </div>
  )
}

const openTabId = 'open-tab'

/** There are two, so each arrow key leads to the other one. */
function openOtherTab({ key, currentTarget }: KeyboardEvent) {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const other = currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')
  other?.focus()
  other?.click()
}

type TabProps = { name: string; list: AdminList<unknown>; isOpen: boolean; onOpen: () => void }

function Tab({ name, list, isOpen, onOpen }: TabProps) {
  const unknown = list.isError ? '–' : '…'
  return (
    <button
      type="button"
      role="tab"
      id={isOpen ? openTabId : undefined}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={isOpen ? undefined : onOpen}
      className="min-h-12 cursor-pointer border-b-3 border-transparent px-4 py-1 leading-tight font-semibold text-balance max-sm:grow max-sm:basis-0 max-sm:px-2 sm:whitespace-nowrap text-ink-soft hover:text-pine-deep focus-visible:-outline-offset-3 aria-selected:border-pine aria-selected:text-pine-deep"
    >
      {name} <span className="tabular-nums">({list.total === undefined ? unknown : countText(list.total)})</span>
    </button>
  )
}

type RecordKind<Item> = {
  titleOf: (item: Item) => string
  badge: (item: Item) => ReactNode
  facts: (item: Item) => Fact[]
  details: (item: Item) => ReactNode
}

type RecordListProps<Item> = RecordKind<Item> & { list: AdminList<Item> }

function RecordList<Item extends { id: string }>({ list, titleOf, badge, facts, details }: RecordListProps<Item>) {
  const [shown, show] = useState<Item>()
  return (
    <>
      <ListState list={list}>
        {items => (
          <ul aria-label={`${list.what}, newest first`} className="divide-y divide-line border-y border-line">
            {items.map(item => (
              <ListRow
                key={item.id}
                title={titleOf(item)}
                badge={badge(item)}
                facts={facts(item).map(([label, value]) => (
                  <span key={label}>
                    {label}: <bdi>{value}</bdi>
                  </span>
                ))}
                actions={
                  <Button variant="quiet" size="small" className="max-sm:-ml-4.5" onClick={() => show(item)}>
                    <span>
                      View Details<span className="sr-only"> of {titleOf(item)}</span>
                    </span>
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </ListState>
      <Dialog open={shown !== undefined} onClose={() => show(undefined)} title={shown ? titleOf(shown) : ''}>
        {shown && details(shown)}
      </Dialog>
    </>
  )
}

const notAvailable = 'N/A'

const ExactTime = ({ at }: { at: string | null }) => (at ? <time dateTime={at}>{exactTime(at)}</time> : notAvailable)

const timeAgo = (at: string | null) => (at ? <RelativeTime at={at} /> : notAvailable)

const surveyResponses: RecordKind<SurveyResponseRecord> = {
  titleOf: ({ responses }) => responses.contactInfo.name.trim() || 'Unknown',
  badge: ({ botCheck }) => botCheck && <Badge tone="danger">Possible bot</Badge>,
  facts: ({ surveyType, completedAt, responses: { contactInfo } }) => [
    ['Business', contactInfo.businessName || notAvailable],
    ['Email', contactInfo.email || notAvailable],
    ['Phone', contactInfo.phone || notAvailable],
    ['Survey', surveyType],
    ['Date', timeAgo(completedAt)],
  ],
  details: response => <Details response={response} />,
}

function Details({ response }: { response: SurveyResponseRecord }) {
  const { surveyType, completedAt, botCheck, source, responses, answers, id } = response
  const { email, phone, businessName } = responses.contactInfo
  return (
    <>
      {email && (
        <AdminLinkButton to={`/admin/leads?${new URLSearchParams({ q: email })}`} variant="secondary" className="mb-3">
          Open lead
        </AdminLinkButton>
      )}
      <Facts
        facts={[
          ['Business', businessName || notAvailable],
          ['Email', email ? <EmailLink key="email" email={email} /> : notAvailable],
          ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : notAvailable],
          ...answers.map(({ question, text }): Fact => [question, text]),
          ['Survey type', surveyType],
          ['Completed', <ExactTime key="time" at={completedAt} />],
          ['Toolkit opt-in', responses.toolkitOptIn ? 'Yes' : 'No'],
          ['Source', sourceText(source) || notAvailable],
          ['Possible bot', botCheck ?? 'No'],
          ['ID', id],
        ]}
      />
    </>
  )
}

const isCompleted = (session: SessionRecord) => session.isCompleted === 'true'
const toolkitOptIn = (session: SessionRecord) => (session.toolkitOptIn === 'true' ? 'Yes' : 'No')

const hashStartLength = 16

const analyticsSessions: RecordKind<SessionRecord> = {
  titleOf: ({ surveyType, startedAt }) => `Session of the ${surveyType} survey, ${shortTime(startedAt)}`,
  badge: session => (isCompleted(session) ? <Badge tone="success">Completed</Badge> : <Badge>Incomplete</Badge>),
  facts: session => [
    ['Toolkit opt-in', toolkitOptIn(session)],
    ['Completed', timeAgo(session.completedAt)],
    ['Email hash', session.emailHash ? `${session.emailHash.slice(0, hashStartLength)}…` : notAvailable],
  ],
  details: session => (
    <Facts
      facts={[
        ['Survey type', session.surveyType],
        ['Status', isCompleted(session) ? 'Completed' : 'Incomplete'],
        ['Toolkit opt-in', toolkitOptIn(session)],
        ['Started', <ExactTime key="started" at={session.startedAt} />],
        ['Completed', <ExactTime key="completed" at={session.completedAt} />],
        ['Reached', <Reached key="reached" session={session} />],
        ['Email hash', session.emailHash ?? notAvailable],
        ['ID', session.id],
      ]}
    />
  ),
}

const Reached = ({ session }: { session: SessionRecord }) => sessionText(useAdminWords(), session)
