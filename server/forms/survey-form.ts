import { planRulesOf } from '#content/plan/all-plans.ts'
import { createPlan } from '#content/plan/create-plan.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { type SurveyAnswers, submitSurvey } from '#contracts/survey.ts'
import { completeSession } from '#server/analytics/sessions.ts'
import type { FormType } from './form.ts'
import { createPlanLink } from './plan-links.ts'
import { acceptAnswers, describeSurvey, submittedOn, surveyCallSheet, surveyReceiptOf } from './survey-answers.ts'
import { surveyConfirmation, surveyTeamNotice } from './survey-emails.ts'

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
  callSheet: surveyCallSheet,
  replies: ({ replyTemplates }) => replyTemplates.survey,
  emails: [surveyTeamNotice, surveyConfirmation],
  respond: sent => ({
    success: true,
    emailStatus: {
      adminEmailSent: sent.has(surveyTeamNotice.name),
      userEmailSent: sent.has(surveyConfirmation.name),
    },
  }),
  receipt: (form, replyBy, { site }) => ({ receipt: surveyReceiptOf(form, replyBy, site) }),
  createLink: createPlanLink,
  plan: (form, words) =>
    createPlan(planRulesOf(words, form.variant as SurveyType), {
      answers: form.answers.answers,
      madeOn: submittedOn(form),
    }),
}
