import { cities } from '#content/cities/all-cities.ts'
import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyQuestion } from '#content/surveys/survey.ts'
import { automationExperiences, type BetaApplication, revenueBrackets } from '#contracts/beta.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { Visit } from '#contracts/form-extras.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveyAnswer, SurveySubmission } from '#contracts/survey.ts'
import { type Random, randomFor } from './random.ts'

const firstNames = 'Anna Ben Chloé Daniel Élise Farid Grace Hanna Ian Karim Lena Marc Noor Pavel Rosa Tessa Zoë'.split(
  ' ',
)
const lastNames = 'Abbott Bergeron Chan Dubois Friesen Gagné Iqbal Kowalski Lévesque Nguyen O’Neil Reimer Singh'.split(
  ' ',
)
const places = 'Prairie Riverbend Northgate Assiniboine Lakeside Portage Maple Harbour Summit Cedar Exchange'.split(' ')
const trades =
  'Cabinets|Plumbing|Dental Care|Accounting|Bakery|Auto Repair|Logistics|Roofing|Machine Shop|Brewing'.split('|')
const endings = ['', '', '', ' Ltd.', ' Inc.', ' & Sons', ' Group']
const areaCodes = ['204', '431', '416', '604', '514', '403', '613', '212']

const plainLetters = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** example.com and these phone numbers are reserved for fiction. */
function contactAt(index: number): ContactInfo {
  const random = randomFor('lead', index)
  const firstName = random.pick(firstNames)
  const lastName = random.pick(lastNames)
  return {
    name: `${firstName} ${lastName}`,
    email: `${plainLetters(firstName)}.${plainLetters(lastName)}.${index}@example.com`,
    phone: `${random.pick(areaCodes)} 555 01${String(random.whole(0, 99)).padStart(2, '0')}`,
    businessName: `${random.pick(places)} ${random.pick(trades)}${random.pick(endings)}`,
  }
}

const firstPages = ['/', '/', '/', '/articles', '/about', '/beta', '/quiz']
export const referrers = ['search.example', 'search.example', 'social.example', 'news.example', 'chamber.example']
export const campaigns = ['spring-letter', 'exit-planning', 'fall-webinar']

export const visitFrom = (random: Random): Visit => ({
  firstPage: random.chance(0.3) ? `/${random.pick(cities).slug}` : random.pick(firstPages),
  ...(random.chance(0.6) && { referrerHost: random.pick(referrers) }),
  ...(random.chance(0.15) && { utmSource: 'newsletter', utmMedium: 'email', utmCampaign: random.pick(campaigns) }),
})

export function surveyAt(index: number, lead: number): SurveySubmission {
  const random = randomFor('survey', index)
  const survey = surveys[random.chance(0.55) ? 0 : 1] as Survey
  return {
    surveyType: survey.type,
    contactInfo: contactAt(lead),
    answers: Object.fromEntries(survey.questions.flatMap(question => answerTo(question, random))),
    toolkitOptIn: random.chance(0.6),
    visit: visitFrom(random),
  }
}

const bottlenecks = [
  'Quotes take two days',
  'Paper job cards get lost',
  'Every decision waits for me',
  'Invoices go out late',
  'The same data typed in three times',
  'New staff take months to train',
  'Our website brings no calls',
]

function answerTo(question: SurveyQuestion, random: Random): Array<[id: string, answer: SurveyAnswer]> {
  switch (question.type) {
    case 'contact-form':
      return []
    case 'multiple-choice':
      return [[question.id, random.pick(question.options)]]
    case 'scale':
      return [[question.id, random.whole(question.scaleMin, question.scaleMax)]]
    case 'text-multiple':
      return [[question.id, Array.from({ length: question.textFields }, () => random.pick(bottlenecks))]]
  }
}

export function quizAt(index: number, lead: number): QuizSubmission {
  const random = randomFor('quiz', index)
  return {
    contactInfo: contactAt(lead),
    results: quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
      questionId: id,
      question,
      userAnswer: options[correctAnswer],
      correctAnswer: options[correctAnswer],
      attempts: random.chance(0.6) ? 1 : random.whole(2, 4),
      difficulty,
    })),
    visit: visitFrom(random),
  }
}

export function applicationAt(index: number, lead: number): BetaApplication {
  const random = randomFor('application', index)
  const { name, email, phone, businessName } = contactAt(lead)
  return {
    fullName: name,
    businessName,
    email,
    ...(random.chance(0.7) && { phone }),
    industry: random.pick(['Construction', 'Health care', 'Retail', 'Manufacturing', 'Hospitality']),
    revenueBracket: random.pick(revenueBrackets),
    goals: random.pick(['Spend less time on paperwork.', 'Answer customers the same day.']),
    challenges: random.pick(['Two people know everything.', "Our tools don't talk to each other."]),
    automationExperience: random.pick(automationExperiences),
    magicWandFix: random.pick(['Quoting, from call to contract.', 'Scheduling the crews without a phone.']),
    whyGoodFit: random.pick(['We act on advice.', 'We have the numbers and the will to change.']),
    willingToTestify: random.chance(0.8) ? 'Yes' : 'No',
    visit: visitFrom(random),
  }
}
