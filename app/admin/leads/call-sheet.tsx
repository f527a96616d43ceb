import { dayAndTimeText, dayText, shortTime } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { classNames } from '#app/ui/class-names.ts'
import { emailHref } from '#content/contact-href.ts'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { CallSheetSection, Lead } from '#contracts/leads.ts'
import type { Plan } from '#contracts/plan.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { DueDate } from './due-date.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { earlierOf, firstSourceText, formsOf, nameOf, sentText, statuses } from './lead-text.ts'

/** Always prints on one page: long answers are clamped, and the rest of the page is lines to write on. */
export function CallSheetArticle({ lead }: { lead: Lead }) {
  const { planWords } = useAdminWords()
  const { startHere, sections } = lead.callSheet
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-white p-4 wrap-anywhere sm:p-6 print:min-h-[244mm] print:gap-2.5 print:rounded-none print:border-0 print:p-0 print:text-[9.5pt] print:leading-[1.3]">
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
      <div>
        <h2 className={classNames(sectionTitle, lead.notes.length === 0 && 'print:hidden')}>Notes</h2>
        <LeadNotes lead={lead} />
      </div>
      {/* Lines to write on. Browsers print backgrounds only with print-color-adjust. */}
      <div
        aria-hidden="true"
        className="hidden grow bg-[repeating-linear-gradient(transparent_0_calc(8mm-1px),var(--color-edge)_calc(8mm-1px)_8mm)] print:block print:h-[12mm] print:[print-color-adjust:exact]"
      />
    </article>
  )
}

function Head({ lead }: { lead: Lead }) {
  const { phone, email, status, statusBy, calls, businessName, followUp } = lead
  const now = useNow()
  const earlier = (['name', 'businessName', 'phone'] as const).flatMap(detail => earlierOf(lead, detail))
  const website = formsOf(lead)
    .flatMap(({ facts }) => facts)
    .find(({ isWebsite }) => isWebsite)?.value
  return (
    <header className="flex flex-col gap-1 border-b border-line pb-3 print:gap-0 print:border-ink print:pb-1.5">
      {/* Paper has no page heading. */}
      <p className="hidden print:line-clamp-1 print:block print:text-[17pt] print:leading-tight">
        <bdi>{nameOf(lead)}</bdi>
      </p>
      <p className="text-lead print:line-clamp-1 print:text-[11pt] print:leading-[1.3]">
        <bdi>{businessName}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-6 text-lead print:text-[11pt] print:leading-[1.3] print:font-semibold">
        <bdi>{phone ? <PhoneLink phone={phone} /> : 'No phone number'}</bdi>
        <bdi>
          <EmailLink email={email} />
        </bdi>
        {website && (
          <bdi>
            <WebsiteLink website={website} />
          </bdi>
        )}
      </p>
      {email && !emailHref(email) && (
        <p className="print:hidden">
          This email address can't be used as it is. Check it for a typo{phone ? ', or call them.' : '.'}
        </p>
      )}
      {/* The exit assessment promises this next to its phone field. */}
      {phone && <p>If someone else answers, leave only your first name.</p>}
      {earlier.length > 0 && (
        <p className="print:line-clamp-1">
          Earlier forms had <bdi>{earlier.join(', ')}</bdi>.{' '}
          <span className="print:hidden">
            Anyone can send a form with this email address, so check that you have the right details.
          </span>
        </p>
      )}
      <DueLine lead={lead} />
      {lead.added && <p>{`Email: ${lead.added.mayWrite}`}</p>}
      {calls.nextAt && <p className="font-semibold">{`Call ${dayAndTimeText(calls.nextAt, now)}`}</p>}
      {followUp && (
        <p className="print:line-clamp-1">
          <strong>{`Follow-up ${dayText(followUp.on, now)}`}</strong>
          {followUp.note && `: ${followUp.note}`}
        </p>
      )}
      <p className="text-small text-ink-soft print:line-clamp-1 print:text-ink">
        {[
          statuses[status].label + byPerson(statusBy),
          sentText(lead),
          firstSourceText(lead) || lead.added?.from || 'Source unknown',
        ]
          .filter(Boolean)
          .join('; ')}
      </p>
    </header>
  )
}

function DueLine({ lead: { dueDate, answeredBy } }: { lead: Lead }) {
  const line = useFocusWhenGone<HTMLParagraphElement>(dueDate?.answeredAt === null)
  return (
    <p ref={line} tabIndex={-1} role="status" className="flex flex-wrap items-baseline gap-x-3 outline-none">
      {dueDate ? <DueDate dueDate={dueDate} /> : 'No reply promised'}
      {dueDate && (
        <span className="text-small text-ink-soft">
          {dueDate.answeredAt === null
            ? dueDate.state === 'overdue' && `It was due by ${dueDate.by}`
            : `${shortTime(dueDate.answeredAt)}${byPerson(answeredBy)}; due by ${dueDate.by}`}
        </span>
      )}
    </p>
  )
}

const byPerson = (person: string | null) => (person ? ` by ${person}` : '')

const sectionTitle = 'mb-1 text-heading-3 text-pine-deep print:mb-0 print:text-[12pt] print:text-ink'

type SectionProps = CallSheetSection & { listClass?: string; clamp?: string }

function Section({ title, points, listClass, clamp = 'print:line-clamp-2' }: SectionProps) {
  return (
    <section>
      <h2 className={sectionTitle}>{title}</h2>
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

const states = ['start-here', 'under-way', 'in-place', 'not-said'] as const

/** The plan in a few lines. */
function seenPlanSection({ areas, steps }: Plan, planWords: PlanWords): CallSheetSection {
  const points = states.flatMap(state => {
    const names = areas.filter(area => area.state === state).map(({ name }) => name)
    return names.length > 0 ? { label: planWords.states[state], answer: names.join(', ') } : []
  })
  const [first] = steps
  const firstStep = first ? [{ label: first.when, answer: first.actions[0]?.text ?? '' }] : []
  return { title: planWords.seenByLead, points: [...points, ...firstStep] }
}
