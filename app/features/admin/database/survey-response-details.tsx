import { mailLink, phoneLink } from '#app/lib/contact-links.ts'
import { Facts } from '#app/ui/facts.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
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
            ['Email', <Email key="email" email={email} />],
            ['Phone', <Phone key="phone" phone={phone} />],
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

function Email({ email }: { email: string | undefined }) {
  return email ? <TextLink to={mailLink(email)}>{email}</TextLink> : notAvailable
}

function Phone({ phone }: { phone: string | undefined }) {
  const link = phone && phoneLink(phone)
  return link ? <TextLink to={link}>{phone}</TextLink> : (phone ?? notAvailable)
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
