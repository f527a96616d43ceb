import type { ReactNode } from 'react'
import { shortMoment } from '#app/lib/moments.ts'
import type { Person } from '#contracts/people.ts'
import type { HintedPoint, SaidPoint } from './call-sheet.ts'
import { shorten } from './call-sheet.ts'
import { callSheetOnOnePage } from './call-sheet-on-one-page.ts'
import { nameOf, sentWords, statusLabels } from './lead-words.ts'
import { firstSourceOf, sourceWords } from './source-words.ts'

const longestName = 80

/** One page to have at hand during a call. On paper it is as high as the smaller page, the rest of it for notes. */
export function CallSheetPaper({ person }: { person: Person }) {
  const { startHere, thenAsk, alsoSaid, quizMisses, beta, note } = callSheetOnOnePage(person)
  const hasMore = alsoSaid.length > 0 || quizMisses.length > 0
  const isEmpty = startHere.length + thenAsk.length + beta.length === 0 && !hasMore
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-white p-6 wrap-anywhere shadow-card sm:p-8 print:h-[244mm] print:gap-2.5 print:overflow-hidden print:rounded-none print:border-0 print:p-0 print:text-[9.5pt] print:leading-[1.3] print:text-black print:shadow-none">
      <SheetHead person={person} note={note} />
      {isEmpty && <p>There are no answers to go by yet.</p>}
      <Part title="Start here">{startHere.length > 0 && <HintedPoints points={startHere} strong />}</Part>
      <div className="grid gap-x-8 gap-y-5 has-[>:nth-child(2)]:sm:grid-cols-2 print:gap-y-2.5 print:has-[>:nth-child(2)]:grid-cols-2">
        <Part title="Then ask">{thenAsk.length > 0 && <HintedPoints points={thenAsk} />}</Part>
        {hasMore && (
          <div className="flex flex-col gap-5 print:gap-2.5">
            <Part title="Also said">{alsoSaid.length > 0 && <RunOn points={alsoSaid} />}</Part>
            <Part title="Missed in the quiz">{quizMisses.length > 0 && <RunOn points={quizMisses} />}</Part>
          </div>
        )}
      </div>
      <Part title="Beta application">
        {beta.length > 0 && (
          <ul>
            {beta.map(point => (
              <li key={point.label}>
                <Said {...point} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      <RuledSpace />
    </article>
  )
}

function SheetHead({ person, note }: { person: Person; note: string }) {
  const { businessName, phone, email, promise, status, sent } = person
  const source = firstSourceOf(person)
  const facts = [
    promise.answeredAt ? `Answered ${shortMoment(promise.answeredAt)}` : `Answer due ${shortMoment(promise.dueAt)}`,
    `Status: ${statusLabels[status]}`,
    `Sent: ${sentWords(sent)}`,
  ]
  return (
    <header className="flex flex-col gap-1 border-b-2 border-ink pb-3 print:gap-0 print:pb-1.5">
      <h2 className="text-heading-2 print:text-[17pt] print:leading-tight">
        <bdi>{shorten(nameOf(person), longestName)}</bdi>
      </h2>
      <p className="text-lead print:text-[11pt]">
        <bdi>{shorten(businessName, longestName)}</bdi>
      </p>
      <p className="text-lead font-semibold print:text-[11pt]">
        <bdi>{phone || 'No phone number'}</bdi>, <bdi>{email}</bdi>
      </p>
      <p>{facts.join('. ')}.</p>
      <p className="text-ink-soft print:text-black">
        {(source && shorten(sourceWords(source), 2 * longestName)) || 'Where they came from is not known'}.
      </p>
      {note && (
        <p className="mt-1">
          <strong>Our note:</strong> {note}
        </p>
      )}
    </header>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null
  return (
    <section>
      <h3 className="mb-1 text-heading-3 text-pine-deep print:mb-0 print:text-[12pt] print:text-black">{title}</h3>
      {children}
    </section>
  )
}

function HintedPoints({ points, strong = false }: { points: readonly HintedPoint[]; strong?: boolean }) {
  return (
    <ol
      className={
        strong
          ? 'flex flex-col gap-2 border-l-4 border-amber pl-4 print:gap-1 print:border-black print:pl-3'
          : 'flex flex-col gap-2 print:gap-1'
      }
    >
      {points.map(({ hint, ...said }) => (
        <li key={`${said.label} ${said.answer}`}>
          <Said {...said} />
          <span className="block text-ink-soft print:text-black print:italic">{hint}</span>
        </li>
      ))}
    </ol>
  )
}

function Said({ label, answer }: SaidPoint) {
  return (
    <>
      <strong>{label}:</strong> <bdi>{answer}</bdi>
    </>
  )
}

/** As one paragraph: what matters least takes the least room. */
function RunOn({ points }: { points: readonly SaidPoint[] }) {
  return (
    <ul>
      {points.map(point => (
        <li key={`${point.label} ${point.answer}`} className="inline after:content-[';_'] last:after:content-['.']">
          <Said {...point} />
        </li>
      ))}
    </ul>
  )
}

const mostRules = 24

/** Lines to write on, as many as the page has room for. Borders, because browsers print no backgrounds. */
function RuledSpace() {
  return (
    <div aria-hidden="true" className="max-h-40 grow overflow-hidden print:max-h-none print:min-h-[24mm]">
      {Array.from({ length: mostRules }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div key={line} className="h-10 border-b border-line print:h-[8mm] print:border-black/40" />
      ))}
    </div>
  )
}
