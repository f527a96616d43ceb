/** Cities we work in that have no page yet, with the one whose page covers the same province. */
const citiesWithoutPage = [
  { name: 'Brandon, Manitoba', slug: 'brandon-manitoba-ai-consultants', nearestCity: 'Winnipeg' },
]

/** `pages`: the slugs of all city pages. */
export function citiesServed(pages: readonly string[]) {
  const withoutPage = citiesWithoutPage.filter(({ slug }) => !pages.includes(slug))
  return { total: pages.length + withoutPage.length, withoutPage }
}
