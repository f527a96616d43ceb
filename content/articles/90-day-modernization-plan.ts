import type { Article } from './article.ts'

export const article: Article = {
  id: 11,
  slug: '90-day-modernization-plan',
  title: 'A 90-Day Plan to Modernize a Small Business',
  excerpt: 'Three months, three stages: see how work really flows, fix one thing well, then make the gain last.',
  metaDescription:
    'A realistic 90-day plan to modernize a small business: map the work, fix one process well, then make the change stick. With tasks for each month.',
  author: 'Modernize My Business',
  date: '2024-07-16',
  category: 'Business Modernization',
  featuredImage: '90-day-modernization-plan',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: "Ninety days is long enough to change how a business works and short enough to hold everyone's attention. The plan below assumes that you still have customers to serve, so it asks for a few hours a week and no heroics.",
    },
    { type: 'heading', level: 2, text: 'Days 1 to 30: see the work' },
    {
      type: 'paragraph',
      text: 'Follow one order from first contact to final payment and write down every step, every tool and every wait. Do it with the people who do the work. You are looking for double entry, missing information and jobs that wait for one person.',
    },
    {
      type: 'list',
      items: [
        'Draw the path of one typical order on a single page.',
        'List every subscription you pay for, and who uses it.',
        'Choose one number to improve, such as days from quote to reply.',
        'Measure that number as it stands today.',
      ],
    },
    { type: 'heading', level: 2, text: 'Days 31 to 60: fix one thing' },
    {
      type: 'paragraph',
      text: 'Pick the bottleneck that most affects your number. Simplify the process first, then choose the least complicated tool that does the job. Try it with one person or one type of customer before you roll it out.',
    },
    { type: 'quote', text: 'One improvement that everyone uses is worth ten that nobody does.' },
    { type: 'heading', level: 2, text: 'Days 61 to 90: make it last' },
    {
      type: 'paragraph',
      text: 'Write a one-page procedure, train a second person and cancel whatever the new way replaced. Measure your number again. If it moved, tell the team by how much and decide together what comes next. If it did not, you have learned something at modest cost, and the map you drew in the first month will show you where to try again.',
    },
    { type: 'heading', level: 2, text: 'What to leave alone' },
    {
      type: 'paragraph',
      text: 'Resist replacing your accounting system, your website and your phones in the same quarter. Big replacements are sometimes needed, but they go better after a few small wins have shown people that change can help them.',
    },
    { type: 'link', url: '/beta', text: 'See how our free 90-day roadmap works' },
  ],
}
