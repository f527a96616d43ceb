import { useId, useState } from 'react'
import { countText } from '#app/lib/numbers.ts'
import { readNumber } from '#app/lib/read-number.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { Plan } from '#contracts/plan.ts'
import { PlanPart } from './plan-view.tsx'

/** As typed. */
export type Cost = { hours: string; rate: string }

type BottleneckCostsProps = {
  bottlenecks: Plan['bottlenecks']
  words: PlanWords['bottlenecks']
  initial: readonly Cost[]
  onSave: (costs: readonly Cost[]) => void
}

/** Holidays and slow weeks are left out, as in the article about the first process to automate. */
const weeksPerYear = 48
const limits = { hours: 168, rate: 10_000 }

const numberIn = (typed: string, limit: number) => {
  const value = readNumber(typed)
  return value > 0 && value <= limit ? value : 0
}

const perYear = ({ hours, rate }: Cost) => {
  const hoursPerYear = numberIn(hours, limits.hours) * weeksPerYear
  return { hours: Math.round(hoursPerYear), dollars: Math.round(hoursPerYear * numberIn(rate, limits.rate)) }
}

/** Its index, or -1 before two have numbers and while two cost the same. By hours unless each has a price. */
function costliestOf(years: ReadonlyArray<ReturnType<typeof perYear>>) {
  const known = years.filter(({ hours }) => hours > 0)
  const unit = known.every(({ dollars }) => dollars > 0) ? 'dollars' : 'hours'
  const most = Math.max(...known.map(year => year[unit]))
  const isClear = known.length > 1 && known.filter(year => year[unit] === most).length === 1
  return isClear ? years.findIndex(year => year[unit] === most) : -1
}

export function BottleneckCosts({ bottlenecks, words, initial, onSave }: BottleneckCostsProps) {
  const [costs, setCosts] = useState(() => bottlenecks.map((_, index) => initial[index] ?? { hours: '', rate: '' }))
  const change = (index: number, typed: Partial<Cost>) => {
    const changed = costs.map((cost, other) => (other === index ? { ...cost, ...typed } : cost))
    setCosts(changed)
    onSave(changed)
  }
  const years = costs.map(perYear)
  const sum = {
    hours: years.reduce((total, { hours }) => total + hours, 0),
    dollars: years.reduce((total, { dollars }) => total + dollars, 0),
  }
  const costliest = bottlenecks[costliestOf(years)]
  const resultText = ({ hours, dollars }: typeof sum) => {
    const text = dollars > 0 ? words.hoursAndMoney : words.hoursOnly
    return hours > 0 ? fillIn(text, { hours: countText(hours), money: `$${countText(dollars)}` }) : ''
  }
  return (
    <PlanPart title={words.title}>
      <p className="max-w-text print:hidden">{words.intro}</p>
      <p className="mt-2 max-w-text text-small text-ink-soft print:hidden">{words.howChosen}</p>
      <ol className="mt-6 flex flex-col gap-5 print:mt-2 print:gap-1.5">
        {bottlenecks.map(({ text, fix }, index) => (
          <Bottleneck
            // biome-ignore lint/suspicious/noArrayIndexKey: their number is fixed, and two may have the same text.
            key={index}
            {...{ text, fix, words }}
            cost={costs[index] as Cost}
            result={resultText(years[index] as typeof sum)}
            onChange={typed => change(index, typed)}
          />
        ))}
      </ol>
      <p className="mt-5 min-h-8 font-semibold text-pine-deep print:mt-1.5 print:min-h-0">
        <output className="wrap-anywhere">
          {sum.hours > 0 && fillIn(words.together, { result: resultText(sum) })}{' '}
          {costliest && fillIn(words.costliest, { bottleneck: costliest.text })}
        </output>
      </p>
      <p className="max-w-text text-small text-ink-soft print:hidden">{words.private}</p>
    </PlanPart>
  )
}

type BottleneckProps = Plan['bottlenecks'][number] & {
  words: PlanWords['bottlenecks']
  cost: Cost
  result: string
  onChange: (typed: Partial<Cost>) => void
}

function Bottleneck({ text, fix, words, cost, result, onChange }: BottleneckProps) {
  const titleId = useId()
  return (
    <li className="rounded-card border border-line bg-white p-5 sm:p-6 print:break-inside-avoid print:rounded-none print:border-0 print:border-b print:p-0 print:pb-1.5">
      <fieldset
        aria-labelledby={titleId}
        className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr]"
      >
        <div>
          <p id={titleId} className="font-semibold wrap-anywhere">
            <bdi>{text}</bdi>
          </p>
          <p className="mt-1 text-ink-soft print:text-ink">{fix}</p>
        </div>
        <div>
          <div className="grid grid-cols-2 items-end gap-4 print:gap-x-3 print:[&_input]:min-h-0 print:[&_input]:py-0.5">
            <NumberField label={words.hours} value={cost.hours} onChange={hours => onChange({ hours })} />
            <NumberField label={words.rate} value={cost.rate} onChange={rate => onChange({ rate })} />
          </div>
          <p className="mt-2 min-h-8 text-pine-deep print:mt-0 print:min-h-0">
            <output>{result}</output>
          </p>
        </div>
      </fieldset>
    </li>
  )
}

type NumberFieldProps = { label: string; value: string; onChange: (typed: string) => void }

const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    inputMode="decimal"
    autoComplete="off"
    maxLength={12}
    value={value}
    onChange={event => onChange(event.target.value)}
  />
)
