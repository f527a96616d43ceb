/** A link that a visitor is about to follow is fetched ahead, and a survey is also rendered. Only in Chromium so far. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/survey/*' }, eagerness: 'moderate' }],
})

/** For pages that are rendered as soon as this one is idle; the fetched ones are for browsers that are short of memory. */
export const rulesFor = (urls: readonly string[]) =>
  JSON.stringify({ prefetch: [{ urls, eagerness: 'immediate' }], prerender: [{ urls, eagerness: 'immediate' }] })
