// The canonical origin is fixed when the site is built; a trial on one's own machine needs no setting.
const origin = (import.meta.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')

export const absoluteUrl = (path: string) => `${origin}${path}`
