import { hash, randomBytes } from 'node:crypto'
import { greeting } from '#content/greeting.ts'
import { planRulesOf } from '#content/plan/all-plans.ts'
import { createPlan } from '#content/plan/create-plan.ts'
import { retention } from '#content/retention.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { whatYouGet } from '#content/what-you-get.ts'
import { type SurveyAnswers, submitSurvey } from '#contracts/survey.ts'
import { dayMs } from '#contracts/time.ts'
import { completeSession } from '#server/analytics/sessions.ts'
import type { EmailBlock } from '#server/messages/email-layout.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { senderOf, signature, teamNotice } from './email-blocks.ts'
import type { EmailedForm, FormType } from './form.ts'
import {
  acceptAnswers,
  bookingUrlFor,
  countryOf,
  describeSurvey,
  submittedOn,
  surveyCallSheet,
  surveyReason,
  surveyReceiptOf,
} from './survey-answers.ts'

const hashOf = (token: string) => hash('sha256', token)

/** 192 random bits, of which only the hash is stored. */
export async function createPlanLink({ write }: Database, formId: string, now: Date) {
  const token = randomBytes(24).toString('base64url')
  const link = {
    token_hash: hashOf(token),
    form_id: formId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + retention.planLinkDays * dayMs).toISOString(),
  }
  await write(handle => handle.insertInto('plan_links').values(link).execute())
  return token
}

/** The form, and whether a reply is still owed to its lead. */
export const findByPlanLink = (read: Handle, token: string, now: string) =>
  read
    .selectFrom('plan_links')
    .innerJoin('forms', 'forms.id', 'plan_links.form_id')
    .innerJoin('leads', 'leads.email_key', 'forms.email_key')
    .selectAll('forms')
    .select(['leads.due_at', 'leads.answered_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

const surveyTeamNotice = teamNotice({
  name: 'survey-team-notice',
  title: 'Team notice: new assessment',
  describe: describeSurvey,
  texts: ({ contact, variant }, title) => ({
    subject: `New ${variant} assessment from ${senderOf(contact)}`,
    preview: `${title}.`,
    intro: `${title}.`,
    answers: 'Answers',
  }),
})

const surveyConfirmation: EmailTemplate<EmailedForm<SurveyAnswers>> = {
  name: 'survey-confirmation',
  title: 'Assessment confirmation',
  audience: 'visitor',
  write(form, { siteUrl, toolkitPassword, words: { site } }) {
    const { replyBy, linkToken } = form
    const { toolkitOptIn } = form.answers
    const bookingUrl = bookingUrlFor(form.contact, site)
    const toolkit: EmailBlock[] = [
      { kind: 'heading', text: 'Your toolkit' },
      {
        kind: 'paragraph',
        text: 'Your ten prompts and user guide are ready. Open the page and enter this password:',
      },
      { kind: 'facts', facts: [['Password', toolkitPassword]] },
      { kind: 'link', text: 'Open the toolkit', url: `${siteUrl}/toolkit` },
    ]
    return {
      // Neutral, because someone else may see the inbox and the sale of the business may be a secret.
      subject: toolkitOptIn ? 'Your toolkit, and what happens next' : "We got your answers. Here's what happens next",
      preview: "What we'll do, and when you'll hear from us.",
      blocks: [
        { kind: 'paragraph', text: greeting(form.contact.name) },
        {
          kind: 'paragraph',
          text: 'Thank you for completing your assessment. A person on our team reads every answer.',
        },
        ...linkBlocks(form.variant, `${siteUrl}/notes#${linkToken}`),
        {
          kind: 'paragraph',
          text: `The link works for ${retention.planLinkDays} days. It needs no password, so keep it to yourself.`,
        },
        ...(toolkitOptIn ? toolkit : []),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'list',
          items: [
            "We review your answers and your business's digital footprint.",
            `${replyBy ? `You'll hear from us by ${replyBy}. ` : ''}We'll email you to set up a video or phone call, whichever you prefer.`,
            whatYouGet.actionPlan,
          ],
        },
        ...(bookingUrl ? bookingBlocks(bookingUrl) : []),
        signature(site),
      ],
    }
  },
}

/** After the exit survey, it says no more about what it opens, in case someone else sees the inbox. */
const linkBlocks = (variant: string | null, url: string): EmailBlock[] =>
  variant === 'exit'
    ? [
        { kind: 'paragraph', text: 'The page you saw after your last answer is kept for you here:' },
        { kind: 'link', text: 'Open your notes', url },
      ]
    : [
        { kind: 'heading', text: 'Your plan is here' },
        { kind: 'link', text: 'Open your plan', url },
      ]

const bookingBlocks = (url: string): EmailBlock[] => [
  {
    kind: 'paragraph',
    text: "Rather pick a time now? We'll have read your answers by then.",
  },
  { kind: 'link', text: 'Book your call', url },
]

export const surveyForm: FormType<typeof submitSurvey, SurveyAnswers> = {
  kind: 'survey',
  label: 'Assessment',
  call: submitSurvey,
  minFillMs: 5000,
  replyWithinBusinessDays: 2,
  read: ({ surveyType, contactInfo, answers, toolkitOptIn }, words) => ({
    variant: surveyType,
    contact: contactInfo,
    answers: { answers: acceptAnswers(surveyOf(words, surveyType), answers), toolkitOptIn },
    page: `/survey/${surveyType}`,
    consents: toolkitOptIn ? ['contact', 'toolkit'] : ['contact'],
  }),
  alsoStore: (transaction, { id, submittedAt }, { surveyType, sessionId, toolkitOptIn }) =>
    sessionId
      ? completeSession(transaction, { formId: id, surveyType, sessionId, toolkitOptIn, submittedAt })
      : Promise.resolve(),
  describe: describeSurvey,
  reason: surveyReason,
  callSheet: surveyCallSheet,
  replies: ({ replyTemplates }) => replyTemplates.survey,
  emails: [surveyTeamNotice, surveyConfirmation],
  respond: (sent, form, replyBy, words) => ({
    success: true,
    emailStatus: {
      adminEmailSent: sent.has(surveyTeamNotice.name),
      userEmailSent: sent.has(surveyConfirmation.name),
    },
    receipt: surveyReceiptOf(form, replyBy, words),
  }),
  createLink: createPlanLink,
  plan: (form, words) =>
    createPlan(planRulesOf(words, form.variant as SurveyType), {
      answers: form.answers.answers,
      madeOn: submittedOn(form),
      country: countryOf(form, words),
    }),
}
