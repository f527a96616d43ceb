import { Temporal } from 'temporal-polyfill'
import type { DateRange } from '#contracts/lists.ts'
import { companyDay, firstDayOf } from '#server/calendar/company-days.ts'
import { emailHashesOf } from '#server/email-address.ts'
import { submissionLimits } from '#server/http/limits.ts'
import { purgeDates } from '#server/leads/purge.ts'
import { isPerson, LeadModel, type ModelForm, type ModelLead } from './lead-model.ts'
import { LimitModel } from './limit-model.ts'
import type { ReadPage } from './list-commands.ts'
import type { ModelSession } from './session-model.ts'
import { originOf, type VisitCount, VisitModel } from './visit-model.ts'

/** A list on the administrator's screen, and how far it was read. */
type OpenList = { url: string; next: { key: string; id: string }; read: ReadPage }

const dayOf = (time: string) => companyDay(time).toString()

/** What the whole site should answer: arrays and maps, without a database. */
export class SiteModel {
  nowMs = Date.parse('2026-11-06T15:00:00.000Z')
  /** How many were run, for the figures. */
  commands = 0
  readonly limits = new LimitModel()
  readonly people = new LeadModel()
  readonly visits = new VisitModel(this.limits)
  sessions: ModelSession[] = []
  openLists: OpenList[] = []

  get now() {
    return new Date(this.nowMs).toISOString()
  }

  get today() {
    return dayOf(this.now)
  }

  firstDay = (range: DateRange) => firstDayOf(range, Temporal.PlainDate.from(this.today))?.toString() ?? ''

  refusedUntil = (visitor: string) => this.limits.take(submissionLimits, visitor, this.nowMs)

  /** A browser that reports no visit reports no steps either. */
  addForm(form: ModelForm, leadId: string, visitor: string) {
    this.people.add(form, leadId)
    const steps = form.source.firstPage === null ? { opened: 1, started: 1, completed: 1 } : { completed: 1 }
    this.visits.add(originOfForm(form), steps, visitor, this.nowMs)
    const session = this.sessions.find(({ id }) => id === form.sessionId)
    if (!session || session.isCompleted || session.surveyType !== form.variant) {
      form.sessionId = null
      return
    }
    session.isCompleted = true
    session.completedAt = form.submittedAt
    session.toolkitOptIn = (form.answers as { toolkitOptIn: boolean }).toolkitOptIn
  }

  sessionsOf(lead: ModelLead) {
    const forms = this.people.formsOf(lead)
    const hashes = emailHashesOf([lead.emailKey, lead.contact.email, ...forms.map(({ contact }) => contact.email)])
    return this.sessions.filter(({ emailHash }) => emailHash !== null && hashes.includes(emailHash))
  }

  /** Counts of possible bots and spam go with them. The sessions of others stay, without their address. */
  erase(lead: ModelLead) {
    const uncounted = this.people.formsOf(lead).filter(this.people.isUncounted)
    const removed = uncounted.map(({ sessionId }) => sessionId)
    const own = this.people.formsOf(lead).map(({ sessionId }) => sessionId)
    this.visits.counts.push(...uncounted.map(withoutForm))
    this.sessions = this.sessions.filter(({ id }) => !removed.includes(id))
    const sessions = new Set([...this.sessionsOf(lead), ...this.sessions.filter(({ id }) => own.includes(id))])
    for (const session of sessions) session.emailHash = null
    const forms = this.people.erase(lead)
    return { forms: forms.length, notes: lead.notes.length, sessions: sessions.size }
  }

  purge() {
    const before = purgeDates(new Date(this.nowMs))
    this.sessions = this.sessions.filter(({ startedAt }) => startedAt >= before.analytics)
    this.people.purge(before.leads, before.idempotencyKeys)
    this.visits.purge(before.visits)
  }

  get uncounted(): VisitCount[] {
    return this.people.forms.filter(this.people.isUncounted).map(withoutForm)
  }

  /** People only, from their first form on. */
  get outcomes(): VisitCount[] {
    return this.people.leads.filter(isPerson).map(({ firstForm, firstSubmittedAt, source, status }) => ({
      ...originOf({
        day: dayOf(firstSubmittedAt),
        form: firstForm,
        page: source.firstPage ?? '',
        visit: { referrerHost: source.referrerHost ?? '', utmCampaign: source.campaign.utmCampaign },
      }),
      leads: 1,
      booked: status === 'booked' || status === 'won' ? 1 : 0,
      won: status === 'won' ? 1 : 0,
    }))
  }

  countedSessions(range: DateRange) {
    const uncounted = this.people.forms.filter(this.people.isUncounted).map(({ sessionId }) => sessionId)
    return this.sessions.filter(
      ({ id, startedAt }) => !uncounted.includes(id) && dayOf(startedAt) >= this.firstDay(range),
    )
  }
}

const originOfForm = ({ kind, variant, submittedAt, source }: ModelForm) => ({
  day: dayOf(submittedAt),
  form: variant ?? kind,
  page: source.firstPage ?? '',
  visit: { referrerHost: source.referrerHost ?? '', utmCampaign: source.campaign.utmCampaign },
})

/** It passed every step before. */
const withoutForm = (form: ModelForm): VisitCount => ({
  ...originOf(originOfForm(form)),
  opened: -1,
  started: -1,
  completed: -1,
})
