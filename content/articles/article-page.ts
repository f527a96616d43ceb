export const articlePage = {
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
} as const
