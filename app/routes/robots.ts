import { absoluteUrl } from '#app/lib/site-url.ts'

// Unlisted pages are not disallowed here: a crawler has to read them to see that they carry noindex.
export const loader = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  })
