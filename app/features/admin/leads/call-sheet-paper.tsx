import type { ReactNode } from 'react'
import type { Person } from '#contracts/people.ts'
import type { HintedPoint, SaidPoint } from './call-sheet.ts'
import { CallSheetHead } from './call-sheet-head.tsx'
import { callSheetOnOnePage } from './call-sheet-on-one-page.ts'

/** One page to have at hand during a call. On paper it is as high as the smaller page; what is left of that is ruled. */
export function CallSheetPaper({ person }: { person: Person }) {
  const sheet = callSheetOnOnePage(person)
  const { startHere, thenAsk, alsoSaid, quizMisses, beta } = sheet
  const hasMore = alsoSaid.length + quizMisses.length > 0
  const isEmpty = startHere.length + thenAsk.length + beta.length === 0 && !hasMore
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-white p-6 wrap-anywhere shadow-card sm:p-8 print:h-[244mm] print:gap-2.5 print:overflow-hidden print:rounded-none print:border-0 print:p-0 print:text-[9.5pt] print:leading-[1.3] print:shadow-none">
      <CallSheetHead person={person} sheet={sheet} />
      {isEmpty && <p>There are no answers to go by yet.</p>}
      {startHere.length > 0 && (
        <Part title="Start here">
          <div className="border-l-4 border-amber pl-4 print:border-ink print:pl-3">
            <HintedPoints points={startHere} />
          </div>
        </Part>
      )}
      {(thenAsk.length > 0 || hasMore) && (
        <div className="grid gap-x-8 gap-y-5 has-[>:nth-child(2)]:sm:grid-cols-2 print:gap-y-2.5 print:has-[>:nth-child(2)]:grid-cols-2">
          {thenAsk.length > 0 && (
            <Part title="Then ask">
              <HintedPoints points={thenAsk} />
            </Part>
          )}
          {hasMore && (
            <div className="flex flex-col gap-5 print:gap-2.5">
              {alsoSaid.length > 0 && (
                <Part title="Also said">
                  <RunOn items={alsoSaid.map(point => [point.label + point.answer, <Said key="said" {...point} />])} />
                </Part>
              )}
              {quizMisses.length > 0 && (
                <Part title="Missed in the quiz">
                  <RunOn items={quizMisses.map(miss => [miss, miss])} />
                </Part>
              )}
            </div>
          )}
        </div>
      )}
      {beta.length > 0 && (
        <Part title="Beta application">
          <ul className="gap-x-8 print:columns-2">
            {beta.map(point => (
              <li key={point.label}>
                <Said {...point} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <RuledSpace />
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-heading-3 text-pine-deep print:mb-0 print:text-[12pt] print:text-ink">{title}</h3>
      {children}
    </section>
  )
}

function HintedPoints({ points }: { points: readonly HintedPoint[] }) {
  return (
    <ol className="flex flex-col gap-2 print:gap-1">
      {points.map(({ hint, ...said }) => (
        <li key={said.label + said.answer}>
          <Said {...said} />
          <span className="block text-ink-soft print:text-ink print:italic">{hint}</span>
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
function RunOn({ items }: { items: ReadonlyArray<readonly [key: string, item: ReactNode]> }) {
  return (
    <ul>
      {items.map(([key, item]) => (
        <li key={key} className="inline after:content-[';_'] last:after:content-['.']">
          {item}
        </li>
      ))}
    </ul>
  )
}

const mostLines = 26

/** Lines to write on, as many as there is room for. Borders, because browsers print no backgrounds. */
function RuledSpace() {
  return (
    <div aria-hidden="true" className="max-h-40 grow overflow-hidden print:max-h-none print:min-h-[16mm]">
      {Array.from({ length: mostLines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <div key={line} className="h-10 border-b border-line print:h-[8mm] print:border-edge" />
      ))}
    </div>
  )
}
