import { words } from '#content/all-words.ts'
import type { LeadStatus } from '#contracts/constants.ts'
import type { LeadChange, LeadSummary, LeadsQuery } from '#contracts/leads.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { replyDueAt } from '#server/calendar/reply-due.ts'
import { addressKey } from '#server/email-address.ts'
import type { Form } from '#server/forms/form.ts'
import { saidIn } from '#server/forms/form-records.ts'
import { formTypeOf, formTypes } from '#server/forms/form-types.ts'
import { foldText } from '#server/storage/search.ts'
import { pageAfter } from './order.ts'

type Note = { id: string; text: string; createdAt: string; editedAt: string | null }

export type ModelForm = Form & {
  /** Undefined once it's forgotten. */
  key: string | undefined
  sentAs: string
  sessionId: string | null
}

export type ModelLead = {
  id: string
  emailKey: string
  contact: Form['contact']
  searchText: string
  firstSubmittedAt: string
  lastSubmittedAt: string
  firstForm: string
  source: Form['source']
  botCheck: string | null
  isSpam: boolean
  status: LeadStatus
  dueAt: string | null
  answeredAt: string | null
  followUp: { on: string; note: string } | null
  notes: Note[]
}

const dayOf = (time: string) => companyDay(time).toString()

export const isPerson = ({ botCheck, isSpam }: ModelLead) => botCheck === null && !isSpam

const isWaiting = (lead: ModelLead) => isPerson(lead) && lead.answeredAt === null && lead.dueAt !== null

const textsOf = ({ contact: { name, email, businessName, phone } }: Pick<Form, 'contact'>) => [
  name ?? '',
  email,
  businessName ?? '',
  phone ?? '',
  (phone ?? '').replace(/\D/g, ''),
]

const searchText = (texts: readonly string[]) =>
  texts
    .flatMap(text => foldText(text).split(/\s*[\r\n]+\s*/))
    .filter(Boolean)
    .join('\n')

/** Everything about people: one lead per address, with their forms and notes. */
export class LeadModel {
  leads: ModelLead[] = []
  forms: ModelForm[] = []

  formsOf = ({ emailKey }: ModelLead) => this.forms.filter(form => addressKey(form.contact.email) === emailKey)

  /** Possible bots and spam are in no count. */
  isUncounted = (form: ModelForm) => form.botCheck !== null || (this.leadOf(form.contact.email)?.isSpam ?? false)

  leadOf = (email: string) => this.leads.find(lead => lead.emailKey === addressKey(email))

  add(form: ModelForm, leadId: string) {
    const dueAt = replyDueAt(form.submittedAt, formTypeOf(form.kind)?.replyWithinBusinessDays ?? null)
    const said = saidIn(form, words)
    this.forms.push(form)
    const lead = this.leadOf(form.contact.email)
    if (!lead) {
      this.leads.push({
        id: leadId,
        emailKey: addressKey(form.contact.email),
        contact: form.contact,
        searchText: searchText([...textsOf(form), ...said]),
        firstSubmittedAt: form.submittedAt,
        lastSubmittedAt: form.submittedAt,
        firstForm: form.variant ?? form.kind,
        source: form.source,
        botCheck: form.botCheck,
        isSpam: false,
        status: 'new',
        dueAt,
        answeredAt: null,
        followUp: null,
        notes: [],
      })
      return
    }
    // A possible bot doesn't overwrite a person's details.
    if (form.botCheck === null || lead.botCheck !== null) {
      const { email, name, phone, businessName } = form.contact
      lead.contact = {
        email,
        name: name ?? lead.contact.name,
        phone: phone ?? lead.contact.phone,
        businessName: businessName ?? lead.contact.businessName,
      }
    }
    lead.searchText = `${searchText([...textsOf(lead), ...said])}\n${lead.searchText}`
    lead.lastSubmittedAt = form.submittedAt
    if (lead.botCheck !== null) lead.botCheck = form.botCheck
    if (dueAt !== null) {
      const isOpen = lead.answeredAt === null && lead.dueAt !== null
      lead.dueAt = isOpen && (lead.dueAt ?? '') < dueAt ? lead.dueAt : dueAt
      lead.answeredAt = null
    }
  }

  change(lead: ModelLead, { status, answered, followUp, verdict }: LeadChange, now: string) {
    if (followUp && followUp.on < dayOf(now)) return "The follow-up date can't be in the past."
    if (status) lead.status = status
    const isAnswer = answered ?? (status && status !== 'new')
    if (isAnswer === true) lead.answeredAt = lead.dueAt === null ? null : (lead.answeredAt ?? now)
    if (isAnswer === false) lead.answeredAt = null
    if (followUp !== undefined) lead.followUp = followUp
    if (verdict) lead.isSpam = verdict === 'spam'
    if (verdict === 'person') for (const marked of [lead, ...this.formsOf(lead)]) marked.botCheck = null
    return undefined
  }

  erase(lead: ModelLead) {
    const erased = this.formsOf(lead)
    this.forms = this.forms.filter(form => !erased.includes(form))
    this.leads = this.leads.filter(other => other !== lead)
    return erased
  }

  purge(cutoff: string, forgetKeysBefore: string) {
    this.forms = this.forms.filter(({ submittedAt }) => submittedAt >= cutoff)
    this.leads = this.leads.filter(({ lastSubmittedAt }) => lastSubmittedAt >= cutoff)
    for (const form of this.forms) if (form.submittedAt < forgetKeysBefore) form.key = undefined
    for (const lead of this.leads.filter(({ firstSubmittedAt }) => firstSubmittedAt < cutoff)) {
      const forms = pageAfter(this.formsOf(lead), ({ submittedAt }) => submittedAt, 'asc', undefined, 1000).page
      const [first] = forms as [ModelForm]
      lead.firstSubmittedAt = first.submittedAt
      lead.firstForm = first.variant ?? first.kind
      lead.source = first.source
      lead.searchText = searchText([...textsOf(lead), ...forms.flatMap(form => saidIn(form, words))])
    }
  }

  summary = (lead: ModelLead, now: string): LeadSummary => ({
    id: lead.id,
    email: lead.contact.email,
    name: lead.contact.name,
    businessName: lead.contact.businessName,
    phone: lead.contact.phone,
    sent: formTypes.flatMap(({ kind, label }) => {
      const count = this.formsOf(lead).filter(form => form.kind === kind).length
      return count > 0 ? { kind, label, count } : []
    }),
    calls: { count: 0, nextAt: null },
    firstSubmittedAt: lead.firstSubmittedAt,
    lastSubmittedAt: lead.lastSubmittedAt,
    botCheck: lead.botCheck,
    status: lead.status,
    dueDate:
      lead.dueAt === null ? null : { state: replyState(lead, now), dueAt: lead.dueAt, answeredAt: lead.answeredAt },
    followUp: lead.followUp && { ...lead.followUp, isDue: lead.followUp.on <= dayOf(now) },
    isSpam: lead.isSpam,
  })

  list({ show, sort, q }: Pick<LeadsQuery, 'show' | 'sort' | 'q'>, now: string) {
    const shown = this.leads.filter(lead => isShown(lead, show, now) && matches(lead, q?.trim() ?? ''))
    const isReplyDue = show === 'waiting' || show === 'overdue'
    if (show === 'follow-up' && !sort) return { shown, direction: 'asc', keyOf: followUpDay } as const
    const by = sort ?? (isReplyDue ? 'due' : 'latest')
    return { shown, direction: by === 'latest' ? 'desc' : 'asc', keyOf: keys[by] } as const
  }
}

const followUpDay = ({ followUp }: ModelLead) => followUp?.on ?? ''

const keys = {
  // Who isn't owed a reply comes last.
  due: ({ dueAt }: ModelLead) => dueAt ?? '9999',
  latest: ({ lastSubmittedAt }: ModelLead) => lastSubmittedAt,
  name: ({ contact }: ModelLead) =>
    foldText(contact.name ?? contact.email)
      .slice(0, 80)
      .toWellFormed(),
}

function replyState({ dueAt, answeredAt }: ModelLead, now: string) {
  if (answeredAt === null) return now <= (dueAt ?? '') ? 'due' : 'overdue'
  return answeredAt <= (dueAt ?? '') ? 'on-time' : 'late'
}

function isShown(lead: ModelLead, show: LeadsQuery['show'], now: string) {
  switch (show) {
    case 'waiting':
      return isWaiting(lead)
    case 'overdue':
      return isWaiting(lead) && (lead.dueAt ?? '') < now
    case 'follow-up':
      return lead.followUp !== null && !lead.isSpam
    case 'all':
      return !lead.isSpam
    case 'bots':
      return lead.botCheck !== null && !lead.isSpam
    case 'spam':
      return lead.isSpam
    default:
      return isPerson(lead) && lead.status === show
  }
}

/** Also a phone number in any spelling, with or without Canada's country code. */
function matches({ searchText, notes }: ModelLead, q: string) {
  if (q === '') return true
  const text = foldText(q)
  const digits = q.replace(/\D/g, '')
  const isPhone = /^[\d\s+().–-]+$/.test(q) && digits.length >= 4
  const phone = isPhone && searchText.includes(digits.length === 11 ? digits.replace(/^1/, '') : digits)
  return phone || searchText.includes(text) || notes.some(note => foldText(note.text).includes(text))
}
