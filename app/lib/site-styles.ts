import compiledStyles from 'virtual:site-styles'

export const siteStylesId = 'site-styles'

/**
 * The stylesheet stands inside each prerendered page, which saves a visitor on a phone one round trip before the first
 * words appear. The browser's bundle does not carry it a second time: it reads back what the page already holds.
 */
export const siteStylesText: string = compiledStyles ?? document.getElementById(siteStylesId)?.textContent ?? ''
