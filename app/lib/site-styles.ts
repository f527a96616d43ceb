import { styles } from 'virtual:site-styles'

export const pageStylesId = 'page-styles'

const element = styles ? undefined : document.getElementById(pageStylesId)

/**
 * Styles stand inside each prerendered page, which saves a visitor on a phone one round trip before the first words
 * appear; scripts/page-styles.ts leaves only those that the page can show. The browser's bundle does not carry them a
 * second time: it reads back what the page already holds.
 */
export const pageStyles = styles?.text ?? element?.textContent ?? ''

/** The address of the whole stylesheet. */
export const allStylesFile = styles?.file ?? element?.dataset.all

let added: Promise<void> | undefined

/** Adds it, for all that may be shown once the visitor leaves the page which this document began with. */
export function addAllStyles() {
  added ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: allStylesFile })
    link.onload = () => resolve()
    link.onerror = reject
    document.head.append(link)
  })
  return added
}

export const typefacesId = 'typefaces'

/** Nothing in the browser, which never looks into the element that holds them. */
export const typefaces = styles?.typefaces
