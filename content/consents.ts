/** Every lead keeps the version that the visitor agreed to. Never change a published version: add the next one. */
const versions = {
  1: {
    contact:
      'By sending this form you agree that we may contact you about it by email or phone. You can tell us to stop at any time.',
    toolkit: {
      label: 'Send me my free AI Business Clarity Toolkit',
      explanation: 'Ten prompts and a user guide for a chat AI assistant, by email. You can unsubscribe at any time.',
    },
  },
  2: {
    contact:
      'By sending this form you agree that Modernize My Business may contact you about it by email or phone. You can tell us to stop at any time.',
    toolkit: {
      label: 'Send me my free AI Business Clarity Toolkit',
      explanation: 'Ten prompts and a user guide for a chat AI assistant, by email. You can unsubscribe at any time.',
    },
  },
} as const

export const consentVersion = 2 satisfies keyof typeof versions

export const consents = versions[consentVersion]

export const countingNotice =
  'Pressing Next lets us count how far people get, by a hash of your email address. Your answers reach us when you send them.'

/** Falls back to the current version. */
export const consentsOf = (version: number | undefined) =>
  version !== undefined && Object.hasOwn(versions, version)
    ? { version, ...versions[version as keyof typeof versions] }
    : { version: consentVersion, ...consents }
