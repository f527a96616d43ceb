import { surveys } from './surveys/all-surveys.ts'

/** Every form that visitors can send. The key is stored with the counts, so never rename it. */
export const formPages = [
  ...surveys.map(({ type, title }) => ({ form: type as string, page: `/survey/${type}`, title })),
  { form: 'quiz', page: '/quiz', title: 'Quiz' },
  { form: 'beta', page: '/beta', title: 'Beta application' },
]
