import type { Article } from './article.ts'

export const article: Article = {
  id: 1,
  slug: 'a-business-that-runs-without-you',
  title: 'A Business That Runs Without You Is Worth More',
  excerpt:
    'If your business stops when you do, a buyer will notice. Here is where owners hold on to too much, and how to begin letting go.',
  metaDescription:
    'A buyer pays for profit that continues after you leave. See where owners hold too much, where AI helps, and one step to take this week.',
  author: 'The owner of Modernize My Business',
  date: '2025-10-14',
  category: 'Business Modernization',
  featuredImage: 'a-business-that-runs-without-you',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Picture four weeks away from your business with your phone switched off. What would stop first? Your answer is a fair guess at what a buyer will worry about, and it is the best place I know to begin an exit plan.',
    },
    { type: 'heading', level: 2, text: 'What a buyer is paying for' },
    {
      type: 'paragraph',
      text: "A buyer pays for profit that will continue after you leave. When prices, passwords and customer relationships live in one person's head, that profit looks fragile. The offer tends to show it: a lower price, a longer handover, or a larger share of the money held back until results are proven.",
    },
    {
      type: 'paragraph',
      text: 'A business with written procedures, clean records and a team that makes decisions is easier to trust and easier to finance. It is also a better business to own in the meantime.',
    },
    { type: 'heading', level: 2, text: 'Four places owners hold too much' },
    {
      type: 'list',
      items: [
        'Quoting: the pricing rules are in your head, so every unusual job waits for you.',
        'Key customers: they call your cell, and no one else knows the history.',
        'Approvals: invoices, purchases and schedules queue up on your desk.',
        'Systems: you alone know the logins, the supplier contacts and the workarounds.',
      ],
    },
    { type: 'heading', level: 2, text: 'Where AI helps, and where it does not' },
    {
      type: 'paragraph',
      text: 'Writing down how you do a task used to be the chore that never got done. Now you can talk through the steps, let an AI assistant turn the recording into a draft procedure, and spend your time correcting the draft. Simple automation can then take over the reminders, the copying between systems and the routine follow-up.',
    },
    {
      type: 'paragraph',
      text: "AI will not introduce your best customer to your successor or earn your team's confidence in a new leader. Those take calendar time, which is why I would start three to five years before the date you have in mind.",
    },
    {
      type: 'quote',
      text: 'Prepare the business as though you were leaving, and you will enjoy it more while you stay.',
    },
    { type: 'heading', level: 2, text: 'One step for this week' },
    {
      type: 'paragraph',
      text: 'Choose the task that only you can do and that comes up most often. Explain it aloud once, turn it into a one-page procedure, and ask someone else to follow it while you watch. Whatever they have to ask you is what the page is missing.',
    },
    { type: 'link', url: '/survey/exit', text: 'Take the free exit assessment' },
  ],
}
