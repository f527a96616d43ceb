import type { Article } from './article.ts'

export const article: Article = {
  id: 2,
  slug: 'choosing-an-ai-assistant',
  title: 'ChatGPT, Claude, Gemini or Copilot: How to Choose',
  excerpt:
    'The best AI assistant for your business is the one that fits where your work already happens. A one-hour test will tell you which that is.',
  metaDescription:
    'How to choose between ChatGPT, Claude, Gemini and Copilot for a small business: what sets them apart, a fair one-hour test, and terms to check.',
  author: 'Modernize My Business',
  date: '2025-09-09',
  category: 'AI Comparison',
  featuredImage: 'choosing-an-ai-assistant',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'The four best-known AI assistants have more in common than their makers like to admit. Each can draft an email, summarize a document, work through a spreadsheet question and suggest a plan. The lead changes hands with every release, so a ranking you read today may be wrong by the time you pay.',
    },
    { type: 'heading', level: 2, text: 'Start with where your work lives' },
    {
      type: 'list',
      items: [
        'ChatGPT, from OpenAI, is a general all-rounder with a wide range of features and a great deal of public help material.',
        'Claude, from Anthropic, is a general assistant often chosen for writing and for working with long documents.',
        'Gemini, from Google, is built into Gmail, Docs and the rest of Google Workspace.',
        'Copilot, from Microsoft, works inside Word, Excel, Outlook and Teams.',
      ],
    },
    {
      type: 'paragraph',
      text: 'If your company already runs on Google Workspace or Microsoft 365, try the assistant that belongs to it first. Fewer accounts and familiar screens are worth more than a small difference in cleverness.',
    },
    { type: 'heading', level: 2, text: 'Run a fair one-hour test' },
    {
      type: 'paragraph',
      text: 'Pick three tasks from last week: one email you dreaded, one document you had to read, and one decision you had to explain. Remove names and private details, give each assistant the same instructions, and compare the results side by side.',
    },
    {
      type: 'list',
      items: [
        'Was it correct? Check every figure and name.',
        'How much did you have to change before you could use it?',
        'Did it say so when it was unsure?',
        'Would the least technical person on your team use it?',
      ],
    },
    { type: 'heading', level: 2, text: 'Read the terms before you pay' },
    {
      type: 'paragraph',
      text: 'Paid plans for one person commonly start at about $20/month, and business plans cost more per seat. What you are often buying with the business plan is control: who can see the conversations, whether your content is used to train the product, and how accounts are closed when someone leaves. Confirm those points in writing for the exact plan you choose.',
    },
    {
      type: 'link',
      url: '/articles/keeping-customer-data-safe-with-ai',
      text: 'Read next: keeping customer data safe when you use AI',
    },
  ],
}
