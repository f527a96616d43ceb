import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { Visit } from '#contracts/lead-extras.ts'
import type { Tables } from '#server/db/tables.ts'
import { together } from '#server/db/together.ts'
import { insertConsents } from '#server/leads/consent-repository.ts'
import { consentsGiven } from '#server/leads/consents.ts'
import type { LeadFacts } from '#server/leads/lead-columns.ts'
import { type LeadKind, recordForm } from '#server/leads/people-repository.ts'
import { addressKey } from '#server/mail/addresses.ts'
import { insertBetaApplication } from '#server/modules/beta/beta-repository.ts'
import { insertQuizSubmission } from '#server/modules/quiz/quiz-repository.ts'
import { insertSurveyResponse } from '#server/modules/surveys/survey-repository.ts'
import { applicationAt, quizAt, surveyAt } from './forms.ts'
import { insertMails } from './mails.ts'
import { randomFor } from './random.ts'
import { momentOf, type Period } from './visits.ts'

export type Amounts = { sessions: number; responses: number; quizzes: number; applications: number }

/** Which form it is, who sent it, and when. */
export type MadeUpLead = { kind: LeadKind; index: number; person: number; moment: number }

type Handle = Kysely<Tables>

/** Some people fill in the survey twice. */
export const surveyAuthor = (index: number) => (index % 20 === 19 ? index - 7 : index)

/** In the order in which they came in, because the latest form of a person says what they are called. */
export function leadsInOrder({ responses, quizzes, applications }: Amounts, firstPerson: number, period: Period) {
  const leads = (kind: LeadKind, count: number, authorOf: (index: number) => number): MadeUpLead[] =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      index,
      person: firstPerson + authorOf(index),
      moment: momentOf(kind, index, count, period),
    }))
  return [
    ...leads('survey', responses, surveyAuthor),
    // Every other one has filled in the survey, too, if there are so many.
    ...leads('quiz', quizzes, index => (index % 2 === 0 ? index : responses + index)),
    ...leads('beta', applications, index => (index % 2 === 0 ? index : responses + quizzes + index)),
  ].sort((a, b) => a.moment - b.moment)
}

/** What the intake stores with a form, by its own functions. Sent at once, so that forms stay in their order. */
export function insertLead(transaction: Handle, lead: MadeUpLead) {
  const random = randomFor(`facts of ${lead.kind}`, lead.index)
  const facts: LeadFacts = {
    id: uuidAt(lead.moment),
    submittedAt: new Date(lead.moment).toISOString(),
    suspicion: random.chance(0.01) ? 'The form was filled in within 1.4 seconds.' : null,
  }
  const { save, form, contact, visit, page, toolkit } = formOf(lead, facts)
  const person = {
    ...facts,
    kind: lead.kind,
    contact,
    firstPage: visit?.firstPage ?? null,
    referrerHost: visit?.referrerHost ?? null,
  }
  const given = { leadId: facts.id, emailKey: addressKey(contact.email), givenAt: facts.submittedAt }
  return together([
    () => save(transaction),
    () => recordForm(transaction, person),
    () => insertConsents(transaction, consentsGiven({ page, toolkit }), given),
    () => insertMails(transaction, lead, { facts, email: contact.email, form }),
  ])
}

type SentForm = {
  save: (transaction: Handle) => Promise<unknown>
  form: object
  contact: Omit<ContactInfo, 'phone'> & { phone?: string | undefined }
  visit: Visit | undefined
  page: string
  toolkit: boolean
}

function formOf({ kind, index, person }: MadeUpLead, facts: LeadFacts): SentForm {
  switch (kind) {
    case 'survey': {
      const survey = surveyAt(index, person)
      const { contactInfo, visit, surveyType, toolkitOptIn } = survey
      return {
        save: transaction => insertSurveyResponse(transaction, facts, survey),
        form: survey,
        contact: contactInfo,
        visit,
        page: `/survey/${surveyType}`,
        toolkit: toolkitOptIn,
      }
    }
    case 'quiz': {
      const quiz = quizAt(index, person)
      return {
        save: transaction => insertQuizSubmission(transaction, facts, quiz),
        form: quiz,
        contact: quiz.contactInfo,
        visit: quiz.visit,
        page: '/quiz',
        toolkit: false,
      }
    }
    case 'beta': {
      const application = applicationAt(index, person)
      return {
        save: transaction => insertBetaApplication(transaction, facts, application),
        form: application,
        contact: { ...application, name: application.fullName },
        visit: application.visit,
        page: '/beta',
        toolkit: false,
      }
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
