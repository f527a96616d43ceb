import { siteStylesText } from './site-styles.ts'

type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

const isStructuredData = (text: string) => {
  try {
    return !text.includes('<') && JSON.parse(text)['@context'] === 'https://schema.org'
  } catch {
    return false
  }
}

/**
 * The pages forbid turning text into markup or script. React itself needs exactly these: the empty script element it
 * makes when it adds structured data on a client navigation, that data, and the page's own styles when it has to
 * draw the document anew. Anything else is refused by the browser.
 */
export function installTrustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: html =>
      html === '<script></script>' || html === siteStylesText || isStructuredData(html) ? html : null,
  })
}
