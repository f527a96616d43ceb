export const articlePage = {
  by: 'By',
  updated: 'Updated',
  checklist: {
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    blocked: 'Your browser blocked the copy button. The text is selected, so copy it yourself (Ctrl+C or ⌘C).',
  },
  closing: {
    title: 'Wondering where to start in your own business?',
    lead: 'Our assessment is free and confidential. You get a plan right away, and a person on our team reads your answers within 48 business hours (two business days). Then we talk.',
    start: { text: 'Start Your Free Assessment', to: '/' },
  },
  more: 'Explore More Insights',
  all: { text: 'View All Articles', to: '/articles' },
}

export const articlesPage = {
  title: 'Articles',
  metaTitle: 'Articles for Business Owners',
  metaDescription:
    'Plain-English articles on AI, automation, modernization, marketing and exit planning for owners of small and mid-size businesses.',
  lead: "What we'd tell you over coffee: what's worth doing, and what can wait.",
  allCategories: 'All Articles',
  readMore: 'Read More',
  none: 'No articles found in this category.',
}
