import type { Article } from './article.ts'

export const article: Article = {
  id: 6,
  slug: 'three-researchers-canada-ai-map',
  title: 'Three Researchers Who Put Canada on the AI Map',
  excerpt:
    "Geoffrey Hinton, Yoshua Bengio and Richard Sutton did much of the work behind today's AI from Canadian universities. Here is what each of them gave us.",
  metaDescription:
    'Geoffrey Hinton, Yoshua Bengio and Richard Sutton shaped modern AI from Canada. What each contributed, and what an owner can learn from them.',
  author: 'Modernize My Business',
  date: '2025-04-08',
  category: 'AI Influencers',
  featuredImage: 'three-researchers-canada-ai-map',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: "Toronto, Montreal and Edmonton: much of today's AI can be traced to three Canadian cities and to researchers who kept working on ideas that were long out of fashion.",
    },
    { type: 'heading', level: 2, text: 'Geoffrey Hinton, Toronto' },
    {
      type: 'paragraph',
      text: 'At the University of Toronto, Hinton spent decades on neural networks, software loosely inspired by the brain. In 2012 he and two of his students showed that such a network could recognize images far better than earlier methods, and the field changed course. He shared the 2018 Turing Award with Yoshua Bengio and Yann LeCun, and the 2024 Nobel Prize in Physics with John Hopfield.',
    },
    { type: 'heading', level: 2, text: 'Yoshua Bengio, Montreal' },
    {
      type: 'paragraph',
      text: "A professor at the Université de Montréal and the founder of Mila, the Quebec AI institute, Bengio did early work on teaching computers to represent language, an ancestor of today's chat assistants. He has since become one of the leading voices on AI safety and chaired the first International AI Safety Report, published in 2025.",
    },
    { type: 'heading', level: 2, text: 'Richard Sutton, Edmonton' },
    {
      type: 'paragraph',
      text: 'At the University of Alberta, Sutton developed reinforcement learning, in which software improves by trial, error and reward. He shared the 2024 Turing Award with Andrew Barto for that work.',
    },
    { type: 'heading', level: 2, text: 'What an owner can take from them' },
    {
      type: 'list',
      items: [
        'Patience pays. All three worked for years before the results were visible.',
        'Feedback is how machines learn, and how teams learn too. Measure, adjust, repeat.',
        'Confidence and caution can live together. Hinton and Bengio both speak openly about the risks of the technology they helped create.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Canada built on this base with a national AI strategy in 2017 and three research institutes: the Vector Institute in Toronto, Mila in Montreal and Amii in Edmonton. They train people and work with industry, so the expertise is closer to home than many owners suppose.',
    },
    { type: 'link', url: 'https://www.canada.ca', text: 'Government of Canada' },
    {
      type: 'link',
      url: '/articles/ai-voices-worth-an-owners-time',
      text: "Read next: five AI voices worth an owner's time",
    },
  ],
}
