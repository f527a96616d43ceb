/** The public side of the toolkit. What's behind the password is in server/forms/toolkit.ts. */
export const toolkitPage = {
  metaDescription: 'Ten business-clarity prompts and a user guide for a chat AI assistant, free with your assessment.',
  title: 'AI Business Clarity Toolkit',
  lead: 'Ten prompts that make a chat assistant interview you about your business, and a short guide. Free with your assessment.',
  inside: {
    title: "What's inside",
    items: [
      'Ten prompts to paste into ChatGPT or another assistant. Each one interviews you, then writes up what it heard.',
      'They tackle questions like: Where does my time go? Is my price right? Which process should I automate first? What would a buyer ask me?',
      'A short guide to using them, including what never to paste into a chat.',
    ],
  },
  howToGet: {
    title: 'How to get it',
    text: "Take the free 3-minute assessment and tick the toolkit box on the last step. We'll email you the password.",
    start: { text: 'Choose Your Assessment', to: '/' },
  },
  passwordTitle: 'Already have the password?',
  passwordHint: "It's in the email we sent you after your assessment.",
  unlocked: {
    title: 'Your AI Business Clarity Toolkit',
    lead: "Pick the question that's on your mind, copy its prompt into your chat assistant and let it interview you.",
  },
}
