/**
 * The words that a visitor agrees to, kept with each lead. A version that has been published is never changed: add
 * the next one, so that what was agreed to can always be read.
 */
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

/** On a survey's first step, before anything is sent. */
export const countingNotice =
  'Pressing Next lets us count how far people get, by a hash of your email address. Your answers reach us when you send them.'

/** What a visitor who saw that version agreed to; without a known version, the words that are shown today. */
export const consentsOf = (version: number | undefined) =>
  version !== undefined && Object.hasOwn(versions, version)
    ? { version, ...versions[version as keyof typeof versions] }
    : { version: consentVersion, ...consents }
