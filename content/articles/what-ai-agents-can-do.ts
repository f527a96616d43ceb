import type { Article } from './article.ts'

export const article: Article = {
  id: 4,
  slug: 'what-ai-agents-can-do',
  title: 'What AI Agents Can and Cannot Do for a Small Firm',
  excerpt:
    'An agent can carry a task through several steps without being asked again. That makes it useful, and it makes limits important.',
  metaDescription:
    'AI agents in plain words: which jobs in a small business suit them today, which do not, and four limits to set before you switch one on.',
  author: 'Modernize My Business',
  date: '2025-07-08',
  category: 'AI Technology',
  featuredImage: 'what-ai-agents-can-do',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'An AI agent is software that is given a goal instead of a script. A chat assistant answers and waits. An agent plans a few steps, uses tools such as your calendar or a web browser, looks at the result and carries on until it believes the job is done.',
    },
    { type: 'heading', level: 2, text: 'Good jobs for an agent' },
    {
      type: 'paragraph',
      text: 'The best candidates are tasks with many small steps, a clear finish and low stakes if one step goes wrong.',
    },
    {
      type: 'list',
      items: [
        'Gathering public information on a list of suppliers into one table.',
        'Sorting a shared inbox and drafting replies for a person to approve.',
        'Matching receipts to expense lines and flagging what does not fit.',
        'Preparing a meeting brief from your notes, emails and calendar.',
      ],
    },
    { type: 'heading', level: 2, text: 'Jobs to keep for people' },
    {
      type: 'paragraph',
      text: 'Agents still misread instructions, invent details and press on when they should stop and ask. A mistake made early is carried into every step that follows. Keep payments, contracts, hiring, discipline and anything that could harm a customer in human hands, even when an agent prepares the paperwork.',
    },
    { type: 'heading', level: 2, text: 'Security deserves a word' },
    {
      type: 'paragraph',
      text: 'An agent reads whatever it comes across, and a web page or an email can contain text written to mislead it. The more an agent is able to touch, the more such a trick could cost you. Treat it like a new employee on the first day: helpful, quick and not yet holding the keys.',
    },
    { type: 'heading', level: 2, text: 'Four limits to set first' },
    {
      type: 'list',
      items: [
        'Access: give it its own account with the least permission that works.',
        'Approval: nothing is sent, paid or deleted until a person agrees.',
        'Budget: cap what it may spend, in money and in running time.',
        'Record: keep a log of what it did, and read the log every week.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Many tasks need no agent at all. If the steps never change, ordinary automation is cheaper, faster and easier to trust.',
    },
    {
      type: 'link',
      url: '/articles/first-process-to-automate',
      text: 'Read next: how to find your first process to automate',
    },
  ],
}
