/** What visitors agree to. Every form keeps the words its visitor saw. */
type Purpose = {
  /** In the admin area. */
  title: string
  /** Oldest first, each from the version of the site's consents that introduced it. Never change one: add the next. */
  wordings: ReadonlyArray<{ since: number; wording: string }>
}

/** Raise it when a wording is added. Forms send it, so that we know which words their visitor saw. */
export const consentVersion = 2

/** The label of a checkbox, and the text under it: together, the current wording below. */
export const toolkitConsent = {
  label: 'Send me my free AI Business Clarity Toolkit',
  explanation: 'Ten prompts and a user guide for a chat AI assistant, by email. You can unsubscribe at any time.',
}

const purposes = {
  contact: {
    title: 'Agreed to be contacted',
    wordings: [
      {
        since: 1,
        wording:
          'By sending this form you agree that we may contact you about it by email or phone. You can tell us to stop at any time.',
      },
      {
        since: 2,
        wording:
          'By sending this form you agree that Modernize My Business may contact you about it by email or phone. You can tell us to stop at any time.',
      },
    ],
  },
  toolkit: {
    title: 'Agreed to receive the toolkit',
    wordings: [
      {
        since: 1,
        wording:
          'Send me my free AI Business Clarity Toolkit. Ten prompts and a user guide for a chat AI assistant, by email. You can unsubscribe at any time.',
      },
    ],
  },
} satisfies Record<string, Purpose>

export type ConsentPurpose = keyof typeof purposes

export const consentPurposes: Readonly<Record<ConsentPurpose, Purpose>> = purposes

/** The latest wording of that version. An unknown version counts as the current one. */
export function consentWording(purpose: ConsentPurpose, version: number = consentVersion) {
  const { wordings } = consentPurposes[purpose]
  const known = version <= consentVersion ? version : consentVersion
  const { wording } = wordings.findLast(({ since }) => since <= known) ?? (wordings[0] as Purpose['wordings'][number])
  return { wording, version: known }
}

export const contactConsent = consentWording('contact').wording

export const countingNotice =
  "When you press Next, we start counting how far people get. For that we use a code made from your email address, not the address itself. We don't get your answers until you send them."
