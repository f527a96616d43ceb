export const unsubscribePage = {
  title: 'Unsubscribe',
  lead: "Press the button and we won't email you again, unless you ask us for something by email later. If you've sent us a form, we may still call you about it.",
  doneTitle: 'Unsubscribed',
  done: "Done. We won't email you again.",
  failed: {
    title: "That link didn't work",
    text: "We couldn't unsubscribe you with this link. Open the link from our email again, or email us and we'll do it for you.",
  },
} as const
