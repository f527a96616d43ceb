export const notFoundPage = {
  title: 'Page Not Found',
  metaDescription: "There's no page at this address.",
  lead: "There's no page at this address. It may have moved, or the link may be mistyped.",
  home: { text: 'Back to Home', to: '/' },
  articles: { text: 'Read our articles', to: '/articles' },
}

export const articleNotFoundPage = {
  title: 'Article Not Found',
  metaDescription: "The article you're looking for doesn't exist.",
  lead: "The article you're looking for doesn't exist.",
  articles: { text: 'Back to Articles', to: '/articles' },
}
