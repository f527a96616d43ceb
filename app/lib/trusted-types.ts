import { pageStyles } from './site-styles.ts'

type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

// Text without an opening bracket can make no element. Structured data and React Router's own inline scripts, which
// React writes back when it has to draw the whole document anew (a translated page, an error), are such text.
const isHarmless = (html: string) => !html.includes('<')

/**
 * The pages forbid turning text into markup or script. What React itself needs is let through: the empty script
 * element it begins with, the page's own styles, and text that cannot become markup. The browser refuses all else.
 */
export function installTrustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '<script></script>' || html === pageStyles || isHarmless(html) ? html : null),
  })
}
