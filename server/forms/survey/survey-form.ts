import { surveyOf } from '#content/surveys/answer-text.ts'
import { type SurveyAnswers, submitSurvey } from '#contracts/survey.ts'
import type { FormType } from '#server/forms/form.ts'
import { checkAnswers, describeSurvey } from './survey-answers.ts'
import { surveyConfirmation, surveyTeamNotice } from './survey-emails.ts'

export const surveyForm: FormType<typeof submitSurvey, SurveyAnswers> = {
  kind: 'survey',
  call: submitSurvey,
  minFillMs: 5000,
  read: ({ surveyType, contactInfo, answers, toolkitOptIn }) => ({
    variant: surveyType,
    contact: contactInfo,
    answers: { answers: checkAnswers(surveyOf(surveyType), answers), toolkitOptIn },
    page: `/survey/${surveyType}`,
    toolkitOptIn,
  }),
  describe: describeSurvey,
  emails: [surveyTeamNotice, surveyConfirmation],
  respond: sent => ({
    success: true,
    emailStatus: {
      adminEmailSent: sent.has(surveyTeamNotice.name),
      userEmailSent: sent.has(surveyConfirmation.name),
    },
  }),
}
