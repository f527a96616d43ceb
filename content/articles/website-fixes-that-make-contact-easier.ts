import type { Article } from './article.ts'

export const article: Article = {
  id: 8,
  slug: 'website-fixes-that-make-contact-easier',
  title: 'Five Website Fixes That Make Contact Easier',
  excerpt:
    'Many small-business websites make ready customers work too hard. These five fixes take an afternoon and need no redesign.',
  metaDescription:
    'Five practical website fixes for small businesses, from a clear first screen to a shorter form, that make it easier for customers to reach you.',
  author: 'Modernize My Business',
  date: '2025-01-21',
  category: 'SEO & Marketing',
  featuredImage: 'website-fixes-that-make-contact-easier',
  featuredImageAlt: '',
  content: [
    {
      type: 'paragraph',
      text: 'Why would someone who needs what you sell leave your website without calling? Often the reason is small: they could not tell whether you serve their area, the form asked too much, or the phone number was a picture they could not tap.',
    },
    { type: 'heading', level: 2, text: '1. Say what you do, where and for whom' },
    {
      type: 'paragraph',
      text: 'The first screen should answer all three in one sentence. Show it to someone outside your trade for five seconds, then ask them what you sell.',
    },
    { type: 'heading', level: 2, text: '2. Make every contact detail work with one tap' },
    {
      type: 'paragraph',
      text: 'Phone numbers should dial, addresses should open a map, and both should be easy to find on every page. Test them on a phone, since that is where many of your customers are.',
    },
    { type: 'heading', level: 2, text: '3. Shorten the form' },
    {
      type: 'paragraph',
      text: 'Ask only for what you need in order to reply. You can learn the rest in the conversation.',
    },
    {
      type: 'list',
      items: [
        'Keep: name, one way to reach them, and what they need.',
        'Drop: anything you have never used.',
        'Add: a line saying when you will answer, and then keep to it.',
      ],
    },
    { type: 'heading', level: 2, text: '4. Answer the awkward questions' },
    {
      type: 'paragraph',
      text: "Price, timing, guarantees and what happens if something goes wrong: a visitor who cannot find an answer will look for it on a competitor's site. A range with an honest explanation is better than silence.",
    },
    { type: 'heading', level: 2, text: '5. Be quick and readable' },
    {
      type: 'paragraph',
      text: 'Shrink large photos, remove decorations that move, and check that the text can be read in sunlight. These changes help people with older phones, slow connections or low vision, and search engines reward pages that load quickly.',
    },
    { type: 'heading', level: 2, text: 'Then measure one thing' },
    {
      type: 'paragraph',
      text: 'Count inquiries per week before and after. If the number does not move, ask the last five people who contacted you what nearly stopped them.',
    },
    {
      type: 'link',
      url: '/articles/ai-answers-and-local-search',
      text: 'Read next: how AI answers change local search',
    },
  ],
}
