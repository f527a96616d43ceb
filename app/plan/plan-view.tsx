import type { ReactNode } from 'react'
import { fillIn } from '#content/fill-in.ts'
import { longDate } from '#content/long-date.ts'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { Plan } from '#contracts/plan.ts'
import { FirstSteps, PlanLink, PlanSteps, TickBox } from './plan-steps.tsx'

type PlanViewProps = {
  plan: Plan
  words: PlanWords
  businessName?: string | null
  /** Beside the day it was made on. */
  actions?: ReactNode
  /** With boxes for the visitor's own numbers. */
  bottlenecks?: ReactNode
  /** After the plan itself. */
  children?: ReactNode
}

/** The same for the visitor and for the owner, except for what's passed in. */
export function PlanView({ plan, words, businessName, actions, bottlenecks, children }: PlanViewProps) {
  const { surveyType, madeOn, headline, areas, steps, questions, nextLookOn } = plan
  const [made, day] = [businessName ? words.madeFor : words.madeOn, longDate(madeOn)]
  return (
    <div className="flex flex-col gap-12 sm:gap-14 print:block print:text-[9.5pt] print:leading-[1.35] print:*:mb-3">
      <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="max-w-text">
          <h2 className="text-heading-2 text-pine-deep print:text-[17pt]">{words.title}</h2>
          <p className="mt-3 text-lead text-ink-soft print:mt-1 print:text-[10pt]">{words.intro}</p>
          <p className="mt-2 text-small wrap-anywhere text-ink-soft print:mt-0 print:text-[9.5pt]">
            {fillIn(made, { business: businessName ?? '', day })}
          </p>
        </div>
        {actions}
      </header>
      <PlanPart title={words.standing.title}>
        <p className="mb-6 max-w-text text-lead font-semibold text-pine-deep print:mb-1.5 print:text-[10.5pt]">
          {headline}
        </p>
        <div className="@container">
          <div className="grid gap-x-14 gap-y-8 @min-[42rem]:grid-cols-2 print:grid-cols-[1fr_2fr] print:gap-x-8">
            <StandingPicture areas={areas} states={words.states} label={words.standing.picture} />
            <dl className="flex flex-col gap-4 print:gap-1.5">
              {areas.map(({ id, name, state, because }) => (
                <div key={id}>
                  <dt className="font-semibold">
                    {name}: {words.states[state]}
                  </dt>
                  <dd className="text-ink-soft print:text-ink">{because}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </PlanPart>
      <PlanPart title={words.steps.title}>
        <PlanSteps steps={steps} />
        <p className="mt-6 max-w-narrow text-ink-soft print:mt-1 print:text-ink">{words.steps.hint}</p>
        <p className="mt-2 max-w-narrow font-semibold print:mt-0 print:flex print:gap-2">
          <TickBox /> {fillIn(words.steps.nextLook, { day: longDate(nextLookOn) })}
        </p>
      </PlanPart>
      {bottlenecks ??
        (plan.bottlenecks.length > 0 && (
          <PlanPart title={words.bottlenecks.title}>
            <FirstSteps bottlenecks={plan.bottlenecks} />
          </PlanPart>
        ))}
      <PlanPart title={words.questions[surveyType]}>
        <ol className="flex max-w-narrow flex-col gap-6 print:gap-2">
          {questions.map(({ question, why, link }) => (
            <li key={question} className="print:break-inside-avoid">
              <p className="font-semibold">{question}</p>
              <p>
                {why} {link && <PlanLink {...link} />}
              </p>
            </li>
          ))}
        </ol>
      </PlanPart>
      {children}
      <p className="max-w-text border-t border-line pt-5 text-small text-ink-soft print:pt-1.5 print:text-[9pt]">
        {words.disclaimer}
      </p>
    </div>
  )
}

export const PlanPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-5 text-heading-3 text-pine-deep print:mb-1 print:text-[12pt]">{title}</h3>
    {children}
  </section>
)

type State = Plan['areas'][number]['state']

type StandingPictureProps = { areas: Plan['areas']; states: Readonly<Record<State, string>>; label: string }

const columns = ['start-here', 'under-way', 'in-place'] as const
const width = 360
const headHeight = 28
const rowHeight = 58
const columnX = (column: number) => 60 + column * 120

/** Shapes differ as well as colors, so that it can be read in print. The list beside it says the same in words. */
function StandingPicture({ areas, states, label }: StandingPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${headHeight + areas.length * rowHeight}`}
      role="img"
      aria-label={label}
      className="w-full max-w-112 text-[15px] print:max-w-56"
    >
      {columns.map((state, column) => (
        <text key={state} x={columnX(column)} y={16} textAnchor="middle" className="fill-ink-soft">
          {states[state]}
        </text>
      ))}
      {areas.map(({ id, name, state }, row) => (
        <g key={id} transform={`translate(0 ${headHeight + row * rowHeight})`}>
          <text y={16} className="fill-ink font-semibold">
            {name}
            {state === 'not-said' && <tspan className="fill-ink-soft font-normal">{` (${states[state]})`}</tspan>}
          </text>
          <Track state={state} />
        </g>
      ))}
    </svg>
  )
}

function Track({ state }: { state: State }) {
  const isKnown = state !== 'not-said'
  return (
    <g transform="translate(0 37)">
      <line x2={width} className="stroke-line" strokeWidth={2} strokeDasharray={isKnown ? undefined : '3 6'} />
      {columns.map((column, index) => (
        <g key={column} transform={`translate(${columnX(index)} 0)`}>
          {column === state ? <Mark state={column} /> : <circle r={4} className="fill-paper stroke-edge" />}
        </g>
      ))}
    </g>
  )
}

const Mark = ({ state }: { state: (typeof columns)[number] }) => (
  <>
    {state === 'start-here' && <path d="M0-11 11 0 0 11-11 0z" className="fill-amber stroke-ink" strokeWidth={1.5} />}
    {state === 'under-way' && (
      <>
        <circle r={9} className="fill-white stroke-pine" strokeWidth={2} />
        <path d="M0-9a9 9 0 0 0 0 18z" className="fill-pine" />
      </>
    )}
    {state === 'in-place' && (
      <>
        <circle r={10} className="fill-pine" />
        <path d="m-4.5 0.5 3 3 6-6.5" className="fill-none stroke-white" strokeWidth={2.5} strokeLinecap="round" />
      </>
    )}
  </>
)
