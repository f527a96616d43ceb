export const pageDataId = 'page-data'

/** What the page was prerendered from, as JSON. It stands in the page, so that the browser need not fetch it. */
export const pageDataText = import.meta.env.SSR ? '' : (document.getElementById(pageDataId)?.textContent ?? '')
