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
    /** Below articles that lead to the exit assessment. */
    exit: {
      title: 'Leaving one day?',
      lead: 'Ten questions, about 3 minutes. You get a plan right away.',
      start: { text: 'Take the free exit assessment', to: '/survey/exit' },
    },
    optimize: {
      title: 'Where to start in your own business?',
      lead: 'Nine questions, about 3 minutes. You get a plan right away.',
      start: { text: 'Take the free optimization assessment', to: '/survey/optimize' },
    },
  },
  more: 'Explore More Insights',
  all: { text: 'View All Articles', to: '/articles' },
}

export const articlesPage = {
  title: 'Articles',
  metaTitle: 'Articles for Business Owners',
  metaDescription:
    'Plain-English articles on AI, automation, modernization, marketing and exit planning for owners of small and mid-size businesses.',
  lead: "What we'd tell you over coffee, in plain English.",
  allCategories: 'All Articles',
  readMore: 'Read More',
  updated: 'Updated {month}',
  none: 'No articles found in this category.',
}
