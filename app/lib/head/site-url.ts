// Set at build time; the default is for local use.
const origin = (import.meta.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')

export const absoluteUrl = (path: string) => `${origin}${path}`

/** Links in content/ are paths of this site or whole URLs. */
export const fullUrl = (url: string) => (url.startsWith('/') ? absoluteUrl(url) : url)
