type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

// Without `<`, text can't become an element.
const isAllowed = (html: string) => !html.includes('<')

/** The content security policy blocks setting HTML from strings. React needs an empty script element and plain text. */
export function installTrustedTypesPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: html => (html === '<script></script>' || isAllowed(html) ? html : null),
  })
}
