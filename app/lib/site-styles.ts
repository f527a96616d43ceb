import { styles } from 'virtual:site-styles'

export const siteStylesId = 'site-styles'

/** The pages that only the administrator sees, and the gallery of all design pieces. */
export const needsAllStyles = (pathname: string) => /^\/(admin|design)\b/.test(pathname)

/**
 * The stylesheet stands inside each prerendered page, which saves a visitor on a phone one round trip before the first
 * words appear. The browser's bundle does not carry it a second time: it reads back what the page already holds.
 */
export const stylesInPage = styles ? '' : (document.getElementById(siteStylesId)?.textContent ?? '')

export function siteStylesFor(pathname: string) {
  if (!styles) return stylesInPage
  return needsAllStyles(pathname) ? styles.everyPage : styles.publicPages
}

export const typefacesId = 'typefaces'

/** Nothing in the browser, which never looks into the element that holds them. */
export const typefaces = styles?.typefaces
