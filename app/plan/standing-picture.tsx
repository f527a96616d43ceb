import type { Plan } from '#contracts/plan.ts'

type State = Plan['areas'][number]['state']

type StandingPictureProps = { areas: Plan['areas']; states: Readonly<Record<State, string>>; label: string }

const columns = ['start-here', 'under-way', 'in-place'] as const
const width = 360
const headHeight = 28
const rowHeight = 58
const columnX = (column: number) => 60 + column * 120

/** Shapes differ as well as colors, so that it can be read in print. The list beside it says the same in words. */
export function StandingPicture({ areas, states, label }: StandingPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${headHeight + areas.length * rowHeight}`}
      role="img"
      aria-label={label}
      className="w-full max-w-md text-[15px] print:max-w-72"
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
