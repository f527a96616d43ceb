import type { Survey } from './surveys/survey.ts'

/** Every form that visitors can send. The key is stored with the counts, so never rename it. */
export const formPagesOf = ({ surveys }: { surveys: readonly Survey[] }) => [
  ...surveys.map(({ type, title }) => ({ form: type as string, page: `/survey/${type}`, title })),
  { form: 'quiz', page: '/quiz', title: 'Quiz' },
  { form: 'beta', page: '/beta', title: 'Beta application' },
]
