/** Cities we work in that have no page yet. */
const citiesWithoutPage = [{ name: 'Brandon, Manitoba', slug: 'brandon-manitoba-ai-consultants' }]

/** `pages`: the slugs of all city pages. */
export function citiesServed(pages: readonly string[]) {
  const withoutPage = citiesWithoutPage.filter(({ slug }) => !pages.includes(slug)).map(({ name }) => name)
  return { total: pages.length + withoutPage.length, withoutPage }
}
