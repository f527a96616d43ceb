import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from '#app/admin/leads/contact-link.tsx'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { type Fact, Facts } from '#app/admin/ui/facts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { SurveyResponseRecord } from '#contracts/form-records.ts'
import { ExactTime, notAvailable, SurveyTypeText, TimeCell, VisitorText } from './cells.tsx'
import type { RecordKind } from './record-list.tsx'

const contactOf = ({ responses }: SurveyResponseRecord) => responses.contactInfo
const responseName = (response: SurveyResponseRecord) => contactOf(response).name.trim() || 'Unknown'

export const surveyResponses: RecordKind<SurveyResponseRecord> = {
  columns: [
    {
      title: 'Name',
      fullLine: true,
      cell: response => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <VisitorText text={responseName(response)} />
          {response.botCheck && <Badge tone="danger">Possible bot</Badge>}
        </span>
      ),
    },
    { title: 'Business', fullLine: true, cell: response => <VisitorText text={contactOf(response).businessName} /> },
    { title: 'Email', fullLine: true, cell: response => <VisitorText text={contactOf(response).email} /> },
    { title: 'Phone', cell: response => <VisitorText text={contactOf(response).phone} /> },
    { title: 'Survey', cell: ({ surveyType }) => <SurveyTypeText type={surveyType} /> },
    { title: 'Date', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
  ],
  widths: 'lg:grid-cols-[1.5fr_1.3fr_1.8fr_7.5rem_4.5rem_7rem_6.5rem]',
  nameOf: responseName,
  dialogTitleOf: responseName,
  details: response => <Details response={response} />,
}

const campaignLabels: Readonly<Record<string, string>> = {
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign name',
  utmTerm: 'Campaign term',
  utmContent: 'Campaign content',
}

function Details({ response }: { response: SurveyResponseRecord }) {
  const { surveyType, completedAt, botCheck, source, responses, answers, id } = response
  const { email, phone, businessName } = responses.contactInfo
  return (
    <>
      <Group
        title="Contact"
        facts={[
          ['Business', businessName || notAvailable],
          ['Email', email ? <EmailLink key="email" email={email} /> : notAvailable],
          ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : notAvailable],
        ]}
      >
        {email && (
          <AdminLinkButton
            to={`/admin/leads?${new URLSearchParams({ q: email })}`}
            variant="secondary"
            className="mt-3"
          >
            Open lead
          </AdminLinkButton>
        )}
      </Group>
      <Group title="Answers" facts={answers.map(({ question, text }) => [question, text])}>
        {answers.length === 0 && <p>No answers on file.</p>}
      </Group>
      <Group
        title="Survey"
        facts={[
          ['Survey type', <SurveyTypeText key="type" type={surveyType} />],
          ['Completed', <ExactTime key="time" at={completedAt} />],
          ['Toolkit opt-in', responses.toolkitOptIn ? 'Yes' : 'No'],
          ['Possible bot', botCheck ?? 'No'],
          ['ID', id],
        ]}
      />
      <Group
        title="Source"
        facts={[
          ['First page', source.firstPage ?? notAvailable],
          ['Referrer', source.referrerHost ?? notAvailable],
          ...Object.entries(source.campaign).map(([name, value]) => [campaignLabels[name] ?? name, value] as const),
        ]}
      />
    </>
  )
}

function Group({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <section className="not-first:mt-7">
      <h3 className="mb-1 font-sans text-heading-4 font-semibold text-pine-deep">{title}</h3>
      <Facts facts={facts} />
      {children}
    </section>
  )
}
