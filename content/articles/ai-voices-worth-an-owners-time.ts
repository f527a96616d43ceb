import type { Article } from './article.ts'

export const article: Article = {
  id: 5,
  slug: 'ai-voices-worth-an-owners-time',
  title: "Five AI Voices Worth an Owner's Time",
  excerpt: 'Five people who explain AI clearly, and what a busy owner can take from each of them.',
  metaDescription:
    'A short list of five people who explain AI clearly and without hype, what each is known for, and how a busy owner can get the most from them.',
  author: 'Modernize My Business',
  date: '2025-06-03',
  category: 'AI Influencers',
  featuredImage: 'ai-voices-worth-an-owners-time',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Most of what is posted about AI is written to be shared. Far less is written to be used. If you have one hour a month to keep up, spend it with people who test things, show their work and correct themselves in public.',
    },
    { type: 'heading', level: 2, text: 'The list' },
    { type: 'heading', level: 3, text: 'Ethan Mollick' },
    {
      type: 'paragraph',
      text: 'A professor at the Wharton School, author of the book Co-Intelligence and of the newsletter One Useful Thing. Read him for practical experiments in using AI at work.',
    },
    { type: 'heading', level: 3, text: 'Andrew Ng' },
    {
      type: 'paragraph',
      text: 'Founder of DeepLearning.AI and co-founder of Coursera. His course AI for Everyone was made for people who do not write code, and managers are its natural audience.',
    },
    { type: 'heading', level: 3, text: 'Cassie Kozyrkov' },
    {
      type: 'paragraph',
      text: 'Formerly Chief Decision Scientist at Google. She writes about making good decisions with data, which is the skill every AI tool still depends on.',
    },
    { type: 'heading', level: 3, text: 'Andrej Karpathy' },
    {
      type: 'paragraph',
      text: 'A founding member of OpenAI and former director of AI at Tesla. His long videos explain how language models work, patiently and from the ground up.',
    },
    { type: 'heading', level: 3, text: 'Simon Willison' },
    {
      type: 'paragraph',
      text: 'A co-creator of the Django web framework. His blog is technical, but his notes on the security risks of AI tools are worth forwarding to whoever looks after your systems.',
    },
    { type: 'heading', level: 2, text: 'How to listen well' },
    {
      type: 'list',
      items: [
        'Choose two voices, not ten, and give them three months.',
        'Ask of every post: what would I do differently on Monday?',
        'Note who pays the author. A sponsor does not make advice wrong, but it is worth knowing.',
        'Be wary of anyone who has never reported a failed test.',
      ],
    },
    {
      type: 'paragraph',
      text: 'We have no connection with the people named here. We simply find them useful, and we would rather send you to a good teacher than repeat one badly.',
    },
    { type: 'link', url: '/quiz', text: 'Test what you already know with our 12-question quiz' },
  ],
}
