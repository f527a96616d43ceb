import type { Article } from './article.ts'

export const article: Article = {
  id: 7,
  slug: 'first-process-to-automate',
  title: 'How to Find Your First Process to Automate',
  excerpt:
    'The first automation sets the tone for all the rest. Choose a dull, frequent, rule-based task and you will have a result people welcome.',
  metaDescription:
    'A simple way to choose the first process to automate in your business: a five-day log, four questions, and a short trial your team can trust.',
  author: 'Modernize My Business',
  date: '2025-03-11',
  category: 'Business Modernization',
  featuredImage: 'first-process-to-automate',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Keep a notepad beside you for five working days, and ask two colleagues to do the same. Each time someone copies information from one place to another, sends the same message again or chases a reply, make a mark. By Friday you will have a better list than any consultant could guess at.',
    },
    { type: 'heading', level: 2, text: 'Four questions for each item' },
    {
      type: 'list',
      items: [
        'How often does it happen? Daily beats monthly.',
        'Are the steps the same each time? If you can write them down, software can follow them.',
        'What does a mistake cost? Begin where mistakes are cheap and easy to see.',
        'Is the information already digital? If it arrives on paper, fix that first.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Give each item one point for every good answer. The first process to automate is one that scores four and that somebody on your team dislikes doing.',
    },
    { type: 'heading', level: 2, text: 'Common first winners' },
    {
      type: 'list',
      items: [
        'Sending appointment reminders and confirmations.',
        'Moving website inquiries into your customer list, with an immediate reply.',
        'Following up on quotes after a set number of days.',
        'Reminding customers about overdue invoices.',
      ],
    },
    { type: 'heading', level: 2, text: 'Simplify before you automate' },
    {
      type: 'paragraph',
      text: 'Walk through the process with the person who does it. Remove steps nobody needs and approvals nobody reads. Automating a muddle gives you a faster muddle.',
    },
    { type: 'heading', level: 2, text: 'Try it for two weeks' },
    {
      type: 'paragraph',
      text: 'Run the automation beside the manual way at first, and compare the two every day. Write down who owns it, what it does and how to switch it off. When two weeks have passed without a surprise, retire the manual way and thank the person who used to do it, because their knowledge made it possible.',
    },
    { type: 'paragraph', text: 'Then go back to the list. The second automation is usually quicker than the first.' },
    { type: 'link', url: '/survey/optimize', text: 'Find your own bottlenecks with the free optimization assessment' },
  ],
}
