// A link that a visitor is about to follow is fetched ahead, and a survey is also rendered. Only in Chromium so far.
const isPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/admin*' } },
    // Markdown, the feed and the like.
    { not: { href_matches: '/*.*' } },
  ],
}

export const speculationRules = JSON.stringify({
  prefetch: [{ where: isPage, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/survey/*' }, eagerness: 'moderate' }],
})
