import { retention } from './retention.ts'
import type { Site } from './site.ts'

/** For an unsubscribed address that asked for the toolkit. */
export const createConfirmPage = ({ name }: Site) => ({
  metaDescription: `Confirm that you asked ${name} for the toolkit.`,
  title: 'Confirm your request',
  lead: "Press the button and we'll email you the toolkit you asked for. After that, this website will email you again when you send us a form. You can unsubscribe at any time.",
  button: 'Send me the toolkit',
  sending: 'Confirming...',
  doneTitle: 'Confirmed',
  done: "Done. The toolkit is on its way to your inbox, and you're no longer unsubscribed.",
  failed: {
    title: 'That link no longer works',
    text: `The link in our email works only once, and it expires after ${retention.confirmLinkDays} days. If you'd still like the toolkit, email us and we'll send it to you.`,
  },
})
