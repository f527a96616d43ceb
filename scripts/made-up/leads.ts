import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { Visit } from '#contracts/lead-extras.ts'
import type { Tables } from '#server/db/tables.ts'
import { insertConsents } from '#server/leads/consent-repository.ts'
import { consentsGiven } from '#server/leads/consents.ts'
import type { LeadFacts } from '#server/leads/lead-columns.ts'
import { type LeadKind, recordForm } from '#server/leads/people-repository.ts'
import { addressKey } from '#server/mail/addresses.ts'
import { insertBetaApplication } from '#server/modules/beta/beta-repository.ts'
import { insertQuizSubmission } from '#server/modules/quiz/quiz-repository.ts'
import { insertSurveyResponse } from '#server/modules/surveys/survey-repository.ts'
import { applicationAt, quizAt, surveyAt } from './forms.ts'
import { randomFor } from './random.ts'
import { momentOf } from './visits.ts'

export type Amounts = { sessions: number; responses: number; quizzes: number; applications: number }

/** Which form it is, who sent it, and when. */
export type MadeUpLead = { kind: LeadKind; index: number; person: number; moment: number }

type Handle = Kysely<Tables>

/** Some people fill in the survey twice. */
export const surveyAuthor = (index: number) => (index % 20 === 19 ? index - 7 : index)

/** In the order in which they came in, because the latest form of a person says what they are called. */
export function leadsInOrder({ responses, quizzes, applications }: Amounts, firstPerson: number, now: number) {
  const leads = (kind: LeadKind, count: number, authorOf: (index: number) => number): MadeUpLead[] =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      index,
      person: firstPerson + authorOf(index),
      moment: momentOf(kind, index, count, now),
    }))
  return [
    ...leads('survey', responses, surveyAuthor),
    // Every other one has filled in the survey, too, if there are so many.
    ...leads('quiz', quizzes, index => (index % 2 === 0 ? index : responses + index)),
    ...leads('beta', applications, index => (index % 2 === 0 ? index : responses + quizzes + index)),
  ].sort((a, b) => a.moment - b.moment)
}

/** What the intake stores with a form, by its own functions; no mails, because nobody is to get one. */
export async function insertLead(transaction: Handle, lead: MadeUpLead) {
  const random = randomFor(`facts of ${lead.kind}`, lead.index)
  const facts: LeadFacts = {
    id: uuidAt(lead.moment),
    submittedAt: new Date(lead.moment).toISOString(),
    suspicion: random.chance(0.01) ? 'The form was filled in within 1.4 seconds.' : null,
  }
  const { contact, visit, page, toolkit } = await insertForm(transaction, lead, facts)
  await recordForm(transaction, {
    ...facts,
    kind: lead.kind,
    contact,
    firstPage: visit?.firstPage ?? null,
    referrerHost: visit?.referrerHost ?? null,
  })
  await insertConsents(transaction, consentsGiven({ page, toolkit }), {
    leadId: facts.id,
    emailKey: addressKey(contact.email),
    givenAt: facts.submittedAt,
  })
}

type SentForm = {
  contact: Omit<ContactInfo, 'phone'> & { phone?: string | undefined }
  visit: Visit | undefined
  page: string
  toolkit: boolean
}

async function insertForm(
  transaction: Handle,
  { kind, index, person }: MadeUpLead,
  facts: LeadFacts,
): Promise<SentForm> {
  switch (kind) {
    case 'survey': {
      const survey = surveyAt(index, person)
      await insertSurveyResponse(transaction, facts, survey)
      const { contactInfo, visit, surveyType, toolkitOptIn } = survey
      return { contact: contactInfo, visit, page: `/survey/${surveyType}`, toolkit: toolkitOptIn }
    }
    case 'quiz': {
      const quiz = quizAt(index, person)
      await insertQuizSubmission(transaction, facts, quiz)
      return { contact: quiz.contactInfo, visit: quiz.visit, page: '/quiz', toolkit: false }
    }
    case 'beta': {
      const application = applicationAt(index, person)
      await insertBetaApplication(transaction, facts, application)
      const contact = { ...application, name: application.fullName }
      return { contact, visit: application.visit, page: '/beta', toolkit: false }
    }
  }
}

/** A UUIDv7 as it would have been made at that moment. */
function uuidAt(moment: number) {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(moment, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
