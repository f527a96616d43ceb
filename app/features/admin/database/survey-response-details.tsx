import { EmailLink, PhoneLink } from '#app/features/admin/leads/contact-link.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { DetailsGroup, ExactTime } from './details-parts.tsx'
import { SurveyTypeText } from './record-cells.tsx'
import {
  type AnswerShown,
  answersOf,
  contactOf,
  notAvailable,
  originOf,
  type StoredResponse,
  textIn,
} from './stored-response.ts'

export function SurveyResponseDetails({ response }: { response: StoredResponse }) {
  const { email, phone, businessName } = contactOf(response)
  const answers = answersOf(response)
  return (
    <>
      <DetailsGroup title="Contact">
        <Facts
          facts={[
            ['Business', businessName ?? notAvailable],
            ['Email', email ? <EmailLink key="email" email={email} /> : notAvailable],
            ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : notAvailable],
          ]}
        />
        {email && (
          <LinkButton to={`/admin/leads?${new URLSearchParams({ q: email })}`} variant="secondary" className="mt-3">
            Open lead
          </LinkButton>
        )}
      </DetailsGroup>
      <DetailsGroup title="Answers">
        {answers.length === 0 ? (
          <p>No answers are stored.</p>
        ) : (
          <Facts facts={answers.map(([question, answer]) => [question, <Answer key={question} answer={answer} />])} />
        )}
      </DetailsGroup>
      <DetailsGroup title="Survey">
        <Facts
          facts={[
            ['Survey type', <SurveyTypeText key="type" type={response.surveyType} />],
            ['Completed', <ExactTime key="time" at={response.completedAt} />],
            ['Toolkit opt-in', response.responses?.toolkitOptIn ? 'Yes' : 'No'],
            ['Suspected program', textIn(response.suspicion) ?? 'No'],
            ['ID', response.id],
          ]}
        />
      </DetailsGroup>
      <DetailsGroup title="Where they came from">
        <Facts facts={originOf(response)} />
      </DetailsGroup>
    </>
  )
}

function Answer({ answer }: { answer: AnswerShown }) {
  if (typeof answer === 'string') return answer
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-5">
      {answer.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and none ever moves
        <li key={index}>{text}</li>
      ))}
    </ol>
  )
}
