import { fillIn } from '#content/fill-in.ts'

/** Cities we work in that have no page yet, with the one whose page covers the same province. */
const citiesWithoutPage = [
  { name: 'Brandon, Manitoba', slug: 'brandon-manitoba-ai-consultants', nearestCity: 'Winnipeg' },
]

/** `pages`: the slugs of all city pages. */
export function citiesServed(pages: readonly string[]) {
  const withoutPage = citiesWithoutPage.filter(({ slug }) => !pages.includes(slug))
  return { total: pages.length + withoutPage.length, withoutPage }
}

type WhereWeWork = Record<'text' | 'allHavePages' | 'someHavePages' | 'withoutPage', string>

export function whereWeWorkText(words: WhereWeWork, pages: readonly string[]) {
  const { total, withoutPage } = citiesServed(pages)
  const cities = fillIn(words.text, { total })
  if (withoutPage.length === 0) return `${cities} ${words.allHavePages}`
  const others = withoutPage.map(({ name, nearestCity }) => fillIn(words.withoutPage, { name, nearestCity }))
  return [cities, fillIn(words.someHavePages, { pages: pages.length }), ...others].join(' ')
}
