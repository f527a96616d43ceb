import type { Site } from './site.ts'

export const createUnsubscribePage = ({ name }: Site) => ({
  metaDescription: `Stop the email that the website of ${name} sends you.`,
  title: 'Unsubscribe',
  lead: "Press the button and this website sends you no more email, even if someone enters your address in a form. If you've sent us a form, a person may still call or write to you about it. Tell us if you'd rather we didn't.",
  button: 'Unsubscribe',
  doneTitle: 'Unsubscribed',
  done: 'Done. This website sends you no more email.',
  failed: {
    title: "That link didn't work",
    text: "We couldn't unsubscribe you with this link. Open the link from our email again, or email us and we'll do it for you.",
  },
})
