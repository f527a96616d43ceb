import type { Article } from './article.ts'

export const article: Article = {
  id: 9,
  slug: 'keeping-customer-data-safe-with-ai',
  title: 'Keeping Customer Data Safe When You Use AI',
  excerpt:
    'You do not need a legal department to use AI responsibly. You need one page of rules that everyone on the team has read.',
  metaDescription:
    'How a small business can use AI tools without exposing customer data: what never to paste, what to ask a vendor, and a one-page team policy.',
  author: 'Modernize My Business',
  date: '2024-11-19',
  category: 'AI Technology',
  featuredImage: 'keeping-customer-data-safe-with-ai',
  featuredImageAlt: '',
  content: [
    { type: 'quote', text: 'Can I paste this into the chat?' },
    {
      type: 'paragraph',
      text: 'Someone on your team has asked that question already, perhaps only to themselves. If you have not given them an answer, they have chosen one.',
    },
    { type: 'heading', level: 2, text: 'Know what the law expects' },
    {
      type: 'paragraph',
      text: 'In most of Canada, the federal privacy law known as PIPEDA covers how private businesses handle personal information. Quebec, Alberta and British Columbia have private-sector laws of their own. The details vary, but the thread is the same: collect only what you need, use it for the purpose people agreed to, and protect it. Handing it to an AI tool does not hand over your responsibility.',
    },
    { type: 'link', url: 'https://www.priv.gc.ca', text: 'Office of the Privacy Commissioner of Canada' },
    { type: 'heading', level: 2, text: 'What stays out of the chat' },
    {
      type: 'list',
      items: [
        'Health, banking and identity details, such as a social insurance number.',
        'Passwords, access codes and security answers.',
        'Anything a contract or a professional duty requires you to keep confidential.',
        'Employee files, complaints and performance notes.',
      ],
    },
    {
      type: 'paragraph',
      text: 'For everything else, make a habit of removing names. An assistant can improve a reply to an unhappy customer perfectly well when that customer is called Customer A.',
    },
    { type: 'heading', level: 2, text: 'What to ask a vendor' },
    {
      type: 'list',
      items: [
        'Is our content used to train your models, and can we turn that off?',
        'Where is it stored, and for how long?',
        'Who in your company can read it?',
        'How do we delete it when we leave?',
      ],
    },
    {
      type: 'paragraph',
      text: 'Business plans often give firmer answers than free ones. Save the answers with the date, because terms change.',
    },
    { type: 'heading', level: 2, text: 'One page is enough' },
    {
      type: 'paragraph',
      text: 'Write down which tools are approved, what never goes in, who checks the output and whom to tell when something goes wrong. Read it aloud at a team meeting. Review it twice a year.',
    },
    { type: 'link', url: '/privacy-policy', text: 'See how we handle your own information' },
  ],
}
