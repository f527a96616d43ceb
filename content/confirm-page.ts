import { retention } from './retention.ts'

/** For an unsubscribed address that asked for the toolkit. */
export const confirmPage = {
  title: 'Confirm your request',
  lead: 'Press the button and we email you the toolkit you asked for. From then on, this website emails you again when you send us a form. You can unsubscribe at any time.',
  button: 'Send me the toolkit',
  sending: 'Confirming...',
  doneTitle: 'Confirmed',
  done: "Done. The toolkit is on its way to your inbox, and you're no longer unsubscribed.",
  failed: {
    title: 'That link no longer works',
    text: `The link in our email works once, for ${retention.confirmLinkDays} days. Email us if you'd like the toolkit, and we'll send it to you.`,
  },
} as const
