import { createContext, use } from 'react'
import type { Content } from '#content/all-content.ts'

/** The published words that admin screens show. They're in the page as JSON, because the owner can change them. */
export const adminWordsOf = ({ planWords, surveys }: Content, siteUrl: string) => ({
  siteUrl,
  planWords,
  surveys: surveys.map(({ type, title, questions }) => ({
    type,
    title,
    questions: questions.map(({ question }) => question),
  })),
})

export type AdminWords = ReturnType<typeof adminWordsOf>

export const AdminWordsContext = createContext<AdminWords | undefined>(undefined)

export const useAdminWords = () => use(AdminWordsContext) as AdminWords

type SurveyType = AdminWords['surveys'][number]['type']

export const surveyWords = ({ surveys }: Pick<AdminWords, 'surveys'>, surveyType: SurveyType) =>
  surveys.find(({ type }) => type === surveyType) as AdminWords['surveys'][number]
