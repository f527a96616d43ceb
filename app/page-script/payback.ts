import { readNumber } from '#app/lib/read-number.ts'
import type { Calculator } from '#content/documents/blocks.ts'

type Numbers = Partial<Record<Calculator['fields'][number]['key'], number>>

/** In weeks. */
const sixMonths = 26
const tooGoodToBeTrue = 2

export function paybackOf({ times = 0, minutes = 0, share = 0, hours = 0 }: Numbers) {
  const minutesNow = times * minutes
  return {
    minutesNow,
    minutesSaved: (minutesNow * share) / 100,
    // One division, so that a whole number of weeks stays one.
    weeks: Math.ceil((hours * 60 * 100) / (minutesNow * share)),
  }
}

export const showNumber = (value: number) =>
  value.toLocaleString('en-CA', { maximumFractionDigits: value < 10 ? 1 : 0 })

export function startPayback() {
  const calculator = document.getElementById('payback')
  if (!calculator) return
  calculator.addEventListener('input', () => showPayback(calculator))
  // The browser may have filled in the numbers of an earlier visit.
  showPayback(calculator)
}

function showPayback(calculator: HTMLElement) {
  const inputs = [...calculator.querySelectorAll('input')].map(({ name, value, dataset }) => {
    const number = readNumber(value)
    return { name, number, isGood: number > 0 && number <= Number(dataset.most) }
  })
  const payback = paybackOf(Object.fromEntries(inputs.map(({ name, number }) => [name, number])))
  const advice = inputs.every(({ isGood }) => isGood) ? adviceOn(payback.weeks) : 'missing'
  for (const element of calculator.querySelectorAll<HTMLElement>('[data-advice]'))
    element.hidden = element.dataset.advice !== advice
  for (const element of calculator.querySelectorAll<HTMLElement>('[data-result]')) element.hidden = advice === 'missing'
  if (advice === 'missing') return
  for (const element of calculator.querySelectorAll<HTMLElement>('[data-value]'))
    element.textContent = showNumber(payback[element.dataset.value as keyof typeof payback])
}

/** The article's rules of thumb. */
function adviceOn(weeks: number): keyof Calculator['advice'] | undefined {
  if (weeks > sixMonths) return 'slow'
  return weeks <= tooGoodToBeTrue ? 'quick' : undefined
}
