export const articlePage = {
  more: 'Explore More Insights',
  all: { text: 'View All Articles', to: '/articles' },
} as const
