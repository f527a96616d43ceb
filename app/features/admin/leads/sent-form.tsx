import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { betaQuestions } from '#content/beta-form.ts'
import type { BetaRecord, QuizRecord, SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { Person } from '#contracts/people.ts'
import { WebsiteLink } from './contact-link.tsx'
import { sourceWords } from './source-words.ts'
import { answerWords, questionAsked } from './survey-words.ts'

type FormProps<Sent> = { record: Sent; person: Person }

export function SurveyAnswers({ record, person }: FormProps<SurveyResponseRecord>) {
  const { surveyType, responses } = record
  const answers = Object.entries(responses.answers).map(
    ([label, answer]) => [label, answerWords(answer, questionAsked(surveyType, label))] as const,
  )
  return (
    <Facts
      facts={[
        ...answers,
        ['Toolkit', responses.toolkitOptIn ? 'Yes, please' : 'No'],
        ...circumstances({ ...record, contactInfo: responses.contactInfo }, person),
      ]}
    />
  )
}

export function QuizResults({ record, person }: FormProps<QuizRecord>) {
  return (
    <>
      <ol className="flex flex-col divide-y divide-line">
        {record.results.map(({ questionId, question, userAnswer, correctAnswer, attempts }) => (
          <li key={questionId} className="flex flex-col gap-1 py-2.5 wrap-anywhere">
            <span className="text-small text-ink-soft">{question}</span>
            <span>{userAnswer}</span>
            {userAnswer !== correctAnswer && <span className="text-small">Right would be: {correctAnswer}</span>}
            <span>
              <Badge tone={attempts === 1 ? 'success' : 'accent'}>
                {attempts === 1 ? 'Right at the first try' : `${attempts} tries`}
              </Badge>
            </span>
          </li>
        ))}
      </ol>
      <Facts facts={circumstances(record, person)} />
    </>
  )
}

/** The questions about the business; who wrote is said elsewhere. */
const businessQuestions = betaQuestions
  .flatMap(({ questions }) => questions)
  .filter(({ name }) => !['fullName', 'email', 'phone', 'businessName'].includes(name))

export function BetaAnswers({ record, person }: FormProps<BetaRecord>) {
  const answers = businessQuestions.flatMap(({ name, label }) => {
    const answer = record[name as keyof BetaRecord] as string | null
    return answer
      ? [[label, name === 'businessWebsite' ? <WebsiteLink key={name} website={answer} /> : answer] as const]
      : []
  })
  return <Facts facts={[...answers, ...circumstances(record, person)]} />
}

type AnyForm = Pick<QuizRecord, 'source' | 'suspicion'> & { contactInfo: BetaRecord['contactInfo'] }

/** What is worth knowing about how a form was sent. */
function circumstances({ contactInfo, source, suspicion }: AnyForm, person: Person) {
  const { name, email, phone, businessName } = contactInfo
  const isAsNow =
    name === person.name && email === person.email && phone === person.phone && businessName === person.businessName
  const facts: Array<readonly [string, ReactNode]> = []
  if (!isAsNow) facts.push(['Sent as', [name, businessName, email, phone].filter(Boolean).join('\n')])
  if (sourceWords(source)) facts.push(['Source', sourceWords(source)])
  if (suspicion) facts.push(['Suspected program', suspicion])
  return facts
}
