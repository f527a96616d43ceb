type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

// Text without an opening bracket can't become an element. Structured data is such text.
const isAllowed = (html: string) => !html.includes('<')

/**
 * Pages forbid turning text into markup or script. This lets through what React itself needs: the empty script element
 * that it starts with, and text that can't become markup. The browser refuses everything else.
 */
export function installTrustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '<script></script>' || isAllowed(html) ? html : null),
  })
}
