import { useSearchParams } from 'react-router'
import { shortTime } from '#app/lib/times.ts'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import type { Person } from '#contracts/people.ts'
import { buildCallSheet, type Point } from './call-sheet.ts'
import { EmailLink, PhoneLink } from './contact-link.tsx'
import { BackLink, leadsUrl } from './lead-links.tsx'
import { earlierPhonesOf, firstSourceText, nameOf, sentText, statuses } from './lead-text.ts'
import { PersonQuery } from './person-view.tsx'

export function CallSheetView() {
  const [params] = useSearchParams()
  const id = params.get('person') ?? ''
  return (
    <PersonQuery id={id}>
      {person => (
        <div className="mx-auto w-full max-w-[52rem]">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <BackLink to={leadsUrl(params, id)} label={`Back to ${nameOf(person)}`} />
            <Button onClick={() => window.print()}>
              <PrintIcon className="size-5" /> Print
            </Button>
          </div>
          <CallSheet person={person} />
        </div>
      )}
    </PersonQuery>
  )
}

/** Always prints on one page: long answers are clamped, and the rest of the page is lines to write on. */
function CallSheet({ person }: { person: Person }) {
  const { startHere, thenAsk, alsoSaid, quizMisses, beta } = buildCallSheet(person)
  const isEmpty = [startHere, thenAsk, alsoSaid, quizMisses, beta].every(({ length }) => length === 0)
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-white p-6 wrap-anywhere shadow-card sm:p-8 print:min-h-[244mm] print:gap-2.5 print:rounded-none print:border-0 print:p-0 print:text-[9.5pt] print:leading-[1.3]">
      <Head person={person} />
      {isEmpty && <p>No answers yet.</p>}
      <Part
        title="Start here"
        points={startHere}
        listClass="border-l-4 border-amber pl-4 print:border-ink print:pl-3"
        clamp="print:line-clamp-3"
      />
      <div className="grid gap-x-8 gap-y-5 empty:hidden has-[>:nth-child(2)]:sm:grid-cols-2 print:gap-y-2.5 print:has-[>:nth-child(2)]:grid-cols-2">
        <Part title="Then ask" points={thenAsk} />
        {alsoSaid.length + quizMisses.length > 0 && (
          <div className="flex flex-col gap-5 print:gap-2.5">
            <Part title="Also said" points={alsoSaid} />
            {quizMisses.length > 0 && (
              <section>
                <h3 className={partTitle}>Missed in the quiz</h3>
                <p>{quizMisses.join('; ')}.</p>
              </section>
            )}
          </div>
        )}
      </div>
      <Part title="Beta application" points={beta} listClass="gap-x-8 print:columns-2" />
      {/* Lines to write on. Browsers print backgrounds only with print-color-adjust. */}
      <div
        aria-hidden="true"
        className="h-32 grow bg-[repeating-linear-gradient(transparent_0_calc(8mm-1px),var(--color-edge)_calc(8mm-1px)_8mm)] print:h-[12mm] print:[print-color-adjust:exact]"
      />
    </article>
  )
}

function Head({ person }: { person: Person }) {
  const { phone, email, dueDate, status, sent, businessName, note } = person
  const earlierPhones = earlierPhonesOf(person)
  const reply = dueDate.answeredAt
    ? `Answered ${shortTime(dueDate.answeredAt)}`
    : `Reply due ${shortTime(dueDate.dueAt)}`
  return (
    <header className="flex flex-col gap-1 border-b-2 border-ink pb-3 print:gap-0 print:pb-1.5">
      <h2 className="text-heading-2 print:line-clamp-1 print:text-[17pt] print:leading-tight">
        <bdi>{nameOf(person)}</bdi>
      </h2>
      <p className="text-lead print:line-clamp-1 print:text-[11pt] print:leading-[1.3]">
        <bdi>{businessName}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-6 text-lead print:text-[11pt] print:leading-[1.3] print:font-semibold">
        <bdi>{phone ? <PhoneLink phone={phone} /> : 'No phone number'}</bdi>
        <bdi>
          <EmailLink email={email} />
        </bdi>
      </p>
      {/* The exit assessment promises this next to its phone field. */}
      <p>If someone else answers, leave only your first name.</p>
      {earlierPhones.length > 0 && <p className="print:line-clamp-1">Earlier forms had {earlierPhones.join(', ')}</p>}
      <p>{`${reply}; Status: ${statuses[status].label}; Forms: ${sentText(sent)}`}</p>
      <p className="text-ink-soft print:line-clamp-1 print:text-ink">{firstSourceText(person) || 'Source unknown'}</p>
      {note && (
        <p className="mt-1 line-clamp-4 print:line-clamp-2">
          <strong>Note:</strong> {note}
        </p>
      )}
    </header>
  )
}

const partTitle = 'mb-1 text-heading-3 text-pine-deep print:mb-0 print:text-[12pt] print:text-ink'

type PartProps = { title: string; points: readonly Point[]; listClass?: string; clamp?: string }

function Part({ title, points, listClass, clamp = 'print:line-clamp-2' }: PartProps) {
  if (points.length === 0) return null
  return (
    <section>
      <h3 className={partTitle}>{title}</h3>
      <ul className={listClass}>
        {points.map(({ label, answer, hint }) => (
          <li key={label + answer} className={hint && 'not-first:mt-2 print:not-first:mt-1'}>
            <p className={`line-clamp-4 ${clamp}`}>
              <strong>{label}:</strong> <bdi>{answer}</bdi>
            </p>
            {hint && <p className="text-ink-soft print:text-ink print:italic">{hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
