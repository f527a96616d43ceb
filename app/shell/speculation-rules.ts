/** A link that a visitor is about to follow is fetched ahead, and a survey is also rendered. Only in Chromium so far. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/survey/*' }, eagerness: 'moderate' }],
})
