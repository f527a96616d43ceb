import { hash, randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { LeadExtras } from '#contracts/lead-extras.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { together } from '#server/db/together.ts'
import { addressKey } from '#server/mail/addresses.ts'
import { mailsOfLead } from '#server/mail/mail-repository.ts'
import type { MailTemplate } from '#server/mail/mail-template.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { describeError } from '#server/plugins/describe-error.ts'
import { PublicError } from '#server/plugins/errors.ts'
import { type Consent, insertConsents } from './consent-repository.ts'
import type { LeadFacts } from './lead-columns.ts'
import { type LeadKind, recordForm, type SentForm } from './people-repository.ts'
import { findSubmission, insertSubmission, storeAnswer } from './submission-repository.ts'

export type Lead<Data, Answer> = {
  /** Idempotency keys are unique within it. */
  kind: LeadKind
  idempotencyKey: string | undefined
  /** The request as understood: the same key stands for the same body. */
  body: unknown
  contact: SentForm['contact']
  visit: LeadExtras['visit']
  suspicion: string | null
  /** Why a person should look at the visitor's mail before it's sent. */
  holdBecause?: string | null
  consents: readonly Consent[]
  save(transaction: Kysely<Tables>, facts: LeadFacts): Promise<unknown>
  mails: ReadonlyArray<MailTemplate<Data>>
  mailData: Data
  /** What the visitor is told, by the names of the mails that were sent. */
  answer(sent: ReadonlySet<string>): Answer
}

export type LeadIntake = ReturnType<typeof createLeadIntake>

/** So long after it was stored a submission is answered, perhaps by another process; or never, because that one ended. */
const longestAnswerMs = 4000
const lookAgainMs = 100

const sha256 = (text: string) => hash('sha256', text)

type Parts = {
  database: Database
  outbox: Outbox
  log: FastifyBaseLogger
  onTaken?: ((kind: LeadKind, outcome: 'accepted' | 'suspected' | 'repeated') => void) | undefined
}

/**
 * Takes in a lead of any kind. The lead, its consents and its mails are one transaction; the mails are then sent, and
 * only then is the visitor answered. A request that is repeated under its key is given the first answer again.
 */
export function createLeadIntake({ database, outbox, log, onTaken }: Parts) {
  async function accept<Data, Answer>(lead: Lead<Data, Answer>): Promise<Answer> {
    if (lead.idempotencyKey === undefined) return acceptNew(lead)
    const key = sha256(`${lead.kind} ${checkedKey(lead.idempotencyKey)}`)
    return acceptNew(lead, { key, bodyHash: sha256(JSON.stringify(lead.body)) })
  }

  async function acceptNew<Data, Answer>(
    lead: Lead<Data, Answer>,
    submission?: { key: string; bodyHash: string },
  ): Promise<Answer> {
    const facts = { id: randomUUIDv7(), submittedAt: new Date().toISOString(), suspicion: lead.suspicion }
    const saved = await database.write(transaction => save(transaction, lead, facts, submission))
    if (saved.before) {
      requireSameBody(saved.before.body_hash, submission?.bodyHash)
      onTaken?.(lead.kind, 'repeated')
      return firstAnswer(lead, saved.before)
    }
    onTaken?.(lead.kind, lead.suspicion ? 'suspected' : 'accepted')
    if (!outbox.canSend) return lead.answer(new Set())
    const sentIds = await outbox.deliver([...saved.mailIds.values()])
    const sentNames = new Set([...saved.mailIds].flatMap(([name, id]) => (sentIds.has(id) ? [name] : [])))
    const answer = lead.answer(sentNames)
    if (submission) await remember(submission.key, answer)
    return answer
  }

  async function save<Data, Answer>(
    transaction: Kysely<Tables>,
    lead: Lead<Data, Answer>,
    facts: LeadFacts,
    submission: { key: string; bodyHash: string } | undefined,
  ) {
    const before =
      submission &&
      (await insertSubmission(transaction, {
        key: submission.key,
        body_hash: submission.bodyHash,
        lead_id: facts.id,
        // Without a mail server it is known already what the answer will be.
        answer: outbox.canSend ? null : JSON.stringify(lead.answer(new Set())),
        created_at: facts.submittedAt,
      }))
    if (before) return { before, mailIds: new Map<string, string>() }
    const [, , , mailIds] = await together([
      () => lead.save(transaction, facts),
      () =>
        recordForm(transaction, {
          ...facts,
          kind: lead.kind,
          contact: lead.contact,
          firstPage: lead.visit?.firstPage || null,
          referrerHost: lead.visit?.referrerHost || null,
        }),
      () =>
        insertConsents(transaction, lead.consents, {
          leadId: facts.id,
          emailKey: addressKey(lead.contact.email),
          givenAt: facts.submittedAt,
        }),
      () =>
        outbox.add(transaction, {
          leadId: facts.id,
          templates: lead.mails,
          data: lead.mailData,
          visitor: lead.contact.email,
          holdBecause: lead.suspicion ? `Not sent: ${lead.suspicion}` : (lead.holdBecause ?? null),
        }),
    ])
    return { before: undefined, mailIds }
  }

  /** The lead is on disk; an answer that cannot be noted is worked out again should the request come back. */
  async function remember(key: string, answer: unknown) {
    try {
      await database.write(transaction => storeAnswer(transaction, key, JSON.stringify(answer)))
    } catch (error) {
      log.warn(describeError(error), 'an answer could not be noted')
    }
  }

  async function firstAnswer<Data, Answer>(
    lead: Lead<Data, Answer>,
    submission: Tables['submissions'],
  ): Promise<Answer> {
    // From when it was stored, not from now: whoever comes back after a crash has waited already. Should the clock that
    // stored it be ahead of ours, the wait is no longer for that.
    const giveUpAt = Math.min(Date.parse(submission.created_at), Date.now()) + longestAnswerMs
    let current: Tables['submissions'] | undefined = submission
    while (current && current.answer === null && Date.now() < giveUpAt) {
      await sleep(lookAgainMs)
      current = await findSubmission(database.read, submission.key)
    }
    if (current?.answer) return JSON.parse(current.answer) as Answer
    // Whoever took it in stopped before the answer was noted: the mails themselves tell.
    const mails = await mailsOfLead(database.read, submission.lead_id)
    const answer = lead.answer(new Set(mails.flatMap(({ template, status }) => (status === 'sent' ? [template] : []))))
    await remember(submission.key, answer)
    return answer
  }

  return { accept }
}

function checkedKey(key: string) {
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new PublicError(400, 'The idempotency key must be 8 to 200 visible characters.')
  return key
}

function requireSameBody(first: string, second: string | undefined) {
  if (first !== second)
    throw new PublicError(409, 'This form was already sent with other answers. Please reload the page and try again.')
}
