import type { KeyboardEvent, ReactNode } from 'react'
import { isCurrent } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { EmailLink, PhoneLink } from '#app/admin/leads/contact-link.tsx'
import { sessionText, sourceText } from '#app/admin/leads/lead-text.ts'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { type AdminList, useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { exactTime, shortTime } from '#app/admin/time/format-time.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { type Fact, Facts } from '#app/admin/ui/facts.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { EmailText } from '#app/ui/email-address-link.tsx'
import type { listSessions, SessionRecord } from '#contracts/analytics-stats.ts'
import type { listSurveyResponses, SurveyResponseRecord } from '#contracts/form-records.ts'
import { type RecordKind, RecordList } from './record-list.tsx'

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
            <RecordList list={responses} kind={surveyResponses} />
          ) : (
            <RecordList list={sessions} kind={analyticsSessions} />
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

const contactOf = ({ responses }: SurveyResponseRecord) => responses.contactInfo
const responseName = (response: SurveyResponseRecord) => contactOf(response).name.trim() || 'Unknown'

const surveyResponses: RecordKind<SurveyResponseRecord> = {
  columns: [
    {
      title: 'Name',
      fullLine: true,
      cell: response => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <VisitorText text={responseName(response)} />
          {response.botCheck && <Badge tone="danger">Possible bot</Badge>}
        </span>
      ),
    },
    { title: 'Business', fullLine: true, cell: response => <VisitorText text={contactOf(response).businessName} /> },
    { title: 'Email', fullLine: true, cell: response => <VisitorText text={contactOf(response).email} /> },
    { title: 'Phone', cell: response => <VisitorText text={contactOf(response).phone} /> },
    { title: 'Survey', cell: ({ surveyType }) => <SurveyTypeText type={surveyType} /> },
    { title: 'Date', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
  ],
  widths: 'lg:grid-cols-[1.5fr_1.3fr_1.8fr_7.5rem_4.5rem_7rem_6.5rem]',
  nameOf: responseName,
  dialogTitleOf: responseName,
  details: response => <Details response={response} />,
}

function Details({ response }: { response: SurveyResponseRecord }) {
  const { surveyType, completedAt, botCheck, source, responses, answers, id } = response
  const { email, phone, businessName } = responses.contactInfo
  return (
    <>
      <Group
        title="Contact"
        facts={[
          ['Business', businessName || notAvailable],
          ['Email', email ? <EmailLink key="email" email={email} /> : notAvailable],
          ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : notAvailable],
        ]}
      >
        {email && (
          <AdminLinkButton
            to={`/admin/leads?${new URLSearchParams({ q: email })}`}
            variant="secondary"
            className="mt-3"
          >
            Open lead
          </AdminLinkButton>
        )}
      </Group>
      <Group title="Answers" facts={answers.map(({ question, text }) => [question, text])}>
        {answers.length === 0 && <p>No answers on file.</p>}
      </Group>
      <Group
        title="Survey"
        facts={[
          ['Survey type', <SurveyTypeText key="type" type={surveyType} />],
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

function Group({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <section className="not-first:mt-7">
      <h3 className="mb-1 font-sans text-heading-4 font-semibold text-pine-deep">{title}</h3>
      <Facts facts={facts} />
      {children}
    </section>
  )
}

const isCompleted = (session: SessionRecord) => session.isCompleted === 'true'
const toolkitOptIn = (session: SessionRecord) => (session.toolkitOptIn === 'true' ? 'Yes' : 'No')

const hashStartLength = 16

const analyticsSessions: RecordKind<SessionRecord> = {
  columns: [
    { title: 'Survey', cell: ({ surveyType }) => <SurveyTypeText type={surveyType} /> },
    {
      title: 'Status',
      cell: session => (isCompleted(session) ? <Badge tone="success">Completed</Badge> : <Badge>Incomplete</Badge>),
    },
    { title: 'Toolkit opt-in', cell: toolkitOptIn },
    { title: 'Started', cell: ({ startedAt }) => <TimeCell at={startedAt} /> },
    { title: 'Completed', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
    {
      title: 'Email hash',
      cell: ({ emailHash }) =>
        emailHash ? (
          <span className="tabular-nums wrap-anywhere">{emailHash.slice(0, hashStartLength)}…</span>
        ) : (
          notAvailable
        ),
    },
  ],
  widths: 'lg:grid-cols-[6rem_8.5rem_8rem_1fr_1fr_11.5rem_6.5rem]',
  nameOf: ({ surveyType, startedAt }) => `the ${surveyType} session from ${shortTime(startedAt)}`,
  dialogTitleOf: () => 'Analytics session',
  details: session => (
    <Facts
      facts={[
        ['Survey type', <SurveyTypeText key="type" type={session.surveyType} />],
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

const notAvailable = 'N/A'

/** Untrusted text: clamped to two lines and isolated, so right-to-left characters can't affect the rest of the row. */
const VisitorText = ({ text }: { text: string }) => (
  <bdi className="line-clamp-2 wrap-anywhere">
    <EmailText address={text || notAvailable} />
  </bdi>
)

const SurveyTypeText = ({ type }: { type: string }) => <span className="capitalize">{type}</span>

function TimeCell({ at }: { at: string | null }) {
  if (!at) return notAvailable
  return (
    <span className="block text-balance *:whitespace-normal">
      <RelativeTime at={at} />
    </span>
  )
}

const ExactTime = ({ at }: { at: string | null }) => (at ? <time dateTime={at}>{exactTime(at)}</time> : notAvailable)
