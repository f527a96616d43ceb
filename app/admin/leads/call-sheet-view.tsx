import { useSearchParams } from 'react-router'
import { useNow } from '#app/admin/time/every-minute.ts'
import { dayAndTimeText, dayText, shortTime } from '#app/admin/time/format-time.ts'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { PrintIcon } from '#app/ui/icons.tsx'
import type { CallSheetSection, Lead } from '#contracts/leads.ts'
import { EmailLink, PhoneLink } from './contact-link.tsx'
import { BackLink, leadsUrl } from './lead-links.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadQuery } from './lead-query.tsx'
import { earlierOf, firstSourceText, nameOf, sentText, statuses } from './lead-text.ts'
import { NewNote } from './new-note.tsx'
import { SeenPlan, seenPlanSection } from './seen-plan.tsx'

export function CallSheetView() {
  const [params] = useSearchParams()
  const id = params.get('lead') ?? ''
  return (
    <LeadQuery id={id}>
      {lead => (
        <div className="mx-auto w-full max-w-[52rem]">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
            <BackLink to={leadsUrl(params, id)} label={`Back to ${nameOf(lead)}`} />
            <Button onClick={() => window.print()}>
              <PrintIcon className="size-5" /> Print
            </Button>
          </div>
          <CallSheet lead={lead} />
          {lead.plan && (
            <div className="mt-6 print:hidden">
              <SeenPlan plan={lead.plan} title="wholePlan" />
            </div>
          )}
        </div>
      )}
    </LeadQuery>
  )
}

/** Always prints on one page: long answers are clamped, and the rest of the page is lines to write on. */
function CallSheet({ lead }: { lead: Lead }) {
  const { planWords } = useAdminWords()
  const { startHere, sections } = lead.callSheet
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-white p-6 wrap-anywhere shadow-card sm:p-8 print:min-h-[244mm] print:gap-2.5 print:rounded-none print:border-0 print:p-0 print:text-[9.5pt] print:leading-[1.3]">
      <Head lead={lead} />
      {startHere.length > 0 && (
        <Section
          title="Start here"
          points={startHere}
          listClass="border-l-4 border-amber pl-4 print:border-ink print:pl-3"
          clamp="print:line-clamp-3"
        />
      )}
      {startHere.length + sections.length === 0 && <p>No answers yet.</p>}
      <div className="gap-x-8 sm:columns-2 print:columns-2 [&>section]:mb-5 [&>section]:break-inside-avoid print:[&>section]:mb-2.5">
        {sections.map(section => (
          <Section key={section.title} {...section} />
        ))}
        {lead.plan && <Section {...seenPlanSection(lead.plan, planWords)} clamp="print:line-clamp-1" />}
      </div>
      <Notes lead={lead} />
      {/* Lines to write on. Browsers print backgrounds only with print-color-adjust. */}
      <div
        aria-hidden="true"
        className="hidden grow bg-[repeating-linear-gradient(transparent_0_calc(8mm-1px),var(--color-edge)_calc(8mm-1px)_8mm)] print:block print:h-[12mm] print:[print-color-adjust:exact]"
      />
    </article>
  )
}

/** Typed during the call. On paper, the newest ones. */
function Notes({ lead }: { lead: Lead }) {
  return (
    <section>
      <h3 className={classNames(sectionTitle, lead.notes.length === 0 && 'print:hidden')}>Notes</h3>
      <div className="mb-4 print:hidden">
        <NewNote lead={lead} />
      </div>
      <div className="print:[&_li:nth-child(n+3)]:hidden print:[&_p:last-of-type]:line-clamp-2">
        <LeadNotes lead={lead} />
      </div>
    </section>
  )
}

function Head({ lead }: { lead: Lead }) {
  const { phone, email, dueDate, status, calls, businessName, followUp } = lead
  const now = useNow()
  const earlier = (['name', 'businessName', 'phone'] as const).flatMap(detail => earlierOf(lead, detail))
  const due = dueDate ? `Reply due ${shortTime(dueDate.dueAt)}` : 'No reply promised'
  const reply = dueDate?.answeredAt ? `Answered ${shortTime(dueDate.answeredAt)}` : due
  return (
    <header className="flex flex-col gap-1 border-b-2 border-ink pb-3 print:gap-0 print:pb-1.5">
      <h2 className="text-heading-2 print:line-clamp-1 print:text-[17pt] print:leading-tight">
        <bdi>{nameOf(lead)}</bdi>
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
      {phone && <p>If someone else answers, leave only your first name.</p>}
      {earlier.length > 0 && <p className="print:line-clamp-1">Earlier forms had {earlier.join(', ')}</p>}
      <p>{`${reply}; Status: ${statuses[status].label}; Forms: ${sentText(lead)}`}</p>
      <p className="text-ink-soft print:line-clamp-1 print:text-ink">{firstSourceText(lead) || 'Source unknown'}</p>
      {calls.nextAt && <p className="font-semibold">{`Call ${dayAndTimeText(calls.nextAt, now)}`}</p>}
      {followUp && (
        <p className="print:line-clamp-1">{`Follow-up ${dayText(followUp.on, now)}: ${followUp.note || 'no details'}`}</p>
      )}
    </header>
  )
}

const sectionTitle = 'mb-1 text-heading-3 text-pine-deep print:mb-0 print:text-[12pt] print:text-ink'

type SectionProps = CallSheetSection & { listClass?: string; clamp?: string }

function Section({ title, points, listClass, clamp = 'print:line-clamp-2' }: SectionProps) {
  return (
    <section>
      <h3 className={sectionTitle}>{title}</h3>
      <ul className={listClass}>
        {points.map(({ label, answer, hint }) => (
          <li key={label + answer} className={hint && 'break-inside-avoid not-first:mt-2 print:not-first:mt-1'}>
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
