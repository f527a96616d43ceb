import type { Article } from './article.ts'

export const article: Article = {
  id: 3,
  slug: 'ai-answers-and-local-search',
  title: 'How AI Answers Change Local Search',
  excerpt:
    'Customers increasingly read a written answer before they see a list of links. The work that gets you mentioned is familiar, and most of it is free.',
  metaDescription:
    'Search engines now answer in full sentences. Learn what that means for a local business and which five habits help you get found and trusted.',
  author: 'Modernize My Business',
  date: '2025-08-12',
  category: 'SEO & Marketing',
  featuredImage: 'ai-answers-and-local-search',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Search for a plumber, a bookkeeper or a florist today and you may be given a written answer before you are given any links. Some customers skip the search engine and put the question to an AI assistant. Either way, software is reading about your business and deciding how to describe it.',
    },
    { type: 'heading', level: 2, text: 'What has changed' },
    {
      type: 'paragraph',
      text: 'A page of links lets the customer do the comparing. A written answer does part of the comparing for them and may name only two or three businesses. You may also see fewer visits to your website from people who wanted a quick fact, such as your hours, because they already have it.',
    },
    { type: 'heading', level: 2, text: 'What has not changed' },
    {
      type: 'paragraph',
      text: 'These systems draw on what is published: your website, your business profile, directories and reviews. Clear, consistent and truthful information still wins. No one can sell you a guaranteed place in an AI answer.',
    },
    { type: 'heading', level: 2, text: 'Five habits that help' },
    {
      type: 'list',
      items: [
        'Complete your Google Business Profile, and correct your hours before every holiday.',
        'Keep your name, address and phone number identical everywhere they appear.',
        'Write one page for each service, in the words your customers use.',
        'Answer real questions on your site: price ranges, timing, service area and what to expect.',
        'Ask satisfied customers for honest reviews, and reply to each one.',
      ],
    },
    { type: 'link', url: 'https://www.google.com/business/', text: 'Google Business Profile' },
    { type: 'heading', level: 2, text: 'How to tell whether it is working' },
    {
      type: 'paragraph',
      text: 'Once a month, ask two or three assistants the question your best customer would ask, including the name of your town. Note who is mentioned and which facts are wrong, then correct those facts at their source. At the counter and on the phone, ask every new customer how they found you. That simple tally is worth more than most reports.',
    },
    {
      type: 'link',
      url: '/articles/website-fixes-that-make-contact-easier',
      text: 'Read next: five website fixes that make contact easier',
    },
  ],
}
