import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import type { LeadFacts } from '#server/leads/lead-columns.ts'
import type { LeadKind } from '#server/leads/people-repository.ts'
import { addressKey, inboxKey } from '#server/mail/addresses.ts'
import type { MailStatus } from '#server/mail/mail-repository.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'
import { betaConfirmation, betaTeamNotice } from '#server/modules/beta/beta-emails.ts'
import { quizTeamNotice } from '#server/modules/quiz/quiz-emails.ts'
import { surveyConfirmation, surveyTeamNotice } from '#server/modules/surveys/survey-emails.ts'
import { type Random, randomFor } from './random.ts'

const templates: Record<LeadKind, ReadonlyArray<Pick<MailTemplate<never>, 'name' | 'audience'>>> = {
  survey: [surveyTeamNotice, surveyConfirmation],
  quiz: [quizTeamNotice],
  beta: [betaTeamNotice, betaConfirmation],
}

const insertRows = preparedInsert('mails')

/** As the outbox leaves them: sent long ago, except for some. None is waiting, because nobody is to get one. */
export function insertMails(
  transaction: Kysely<Tables>,
  { kind, index }: { kind: LeadKind; index: number },
  { facts, email, form }: { facts: LeadFacts; email: string; form: object },
) {
  const random = randomFor(`mails of ${kind}`, index)
  const rows = templates[kind].map(({ name, audience }): Tables['mails'] => {
    const toVisitor = audience === 'visitor'
    const [status, reason] = outcome(random, toVisitor ? facts.suspicion : null)
    const id = randomUUIDv7()
    return {
      id,
      lead_id: facts.id,
      template: name,
      // The outbox keeps the data until the email is sent, so the administrator can still send it.
      data: status === 'sent' ? '{}' : JSON.stringify({ ...form, suspicion: facts.suspicion }),
      recipient: toVisitor ? email : null,
      recipient_key: toVisitor ? addressKey(email) : null,
      inbox_key: toVisitor ? inboxKey(email) : null,
      message_id: `<${id}@example.com>`,
      unsubscribe_token: toVisitor ? randomBytes(24).toString('base64url') : null,
      status,
      attempts: status === 'held' ? 0 : 1,
      next_try_at: facts.submittedAt,
      leased_until: null,
      last_error: reason,
      created_at: facts.submittedAt,
      sent_at: status === 'sent' ? facts.submittedAt : null,
    }
  })
  return insertRows(transaction, rows)
}

function outcome(random: Random, suspicion: string | null): [status: MailStatus, reason: string | null] {
  if (suspicion) return ['held', `Not sent: ${suspicion}`]
  return random.chance(0.005) ? ['failed', 'Refused: 550 5.1.1 There is no such mailbox.'] : ['sent', null]
}
