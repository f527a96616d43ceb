// Made-up people and what they answer. example.com, the phone numbers and the IP addresses are reserved for fiction.
import { content } from '#content/all-content.ts'
import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyQuestion } from '#content/surveys/survey.ts'
import { automationExperiences, type BetaForm, revenueBrackets } from '#contracts/beta.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { Visit } from '#contracts/form-extras.ts'
import type { QuizAnswers } from '#contracts/quiz.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { foldText } from '#server/storage/sorted-rows.ts'
import type { Random } from './random.ts'

export type Person = { contact: ContactInfo; address: string; visit: Visit }

const words = (text: string) => text.split(' ')
const firstNames = words('Anna Ben Chloé Daniel Élise Farid Grace Hanna Ian Karim Lena Marc Noor Pavel Rosa Tessa Zoë')
const lastNames = words('Abbott Bergeron Chan Dubois Friesen Gagné Iqbal Kowalski Lévesque Nguyen Olson Reimer Singh')
const places = words('Prairie Riverbend Northgate Assiniboine Lakeside Portage Maple Harbour Summit Cedar Exchange')
const trades =
  'Cabinets|Plumbing|Dental Care|Accounting|Bakery|Auto Repair|Logistics|Roofing|Machine Shop|Brewing'.split('|')
const areaCodes = words('204 431 416 604 514 403 613 212')
const firstPages = ['/', '/', '/', '/articles', '/about', '/beta', '/quiz']
const referrers = [
  'www.google.com',
  'www.google.com',
  'www.bing.com',
  'chatgpt.com',
  'social.example',
  'chamber.example',
]
const labels = [
  { utmSource: 'newsletter', utmMedium: 'email' },
  { utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'spring-letter' },
  { utmSource: 'chamber', utmCampaign: 'fall-webinar' },
  { utmSource: 'chatgpt.com' },
]

export function personAt(index: number, random: Random): Person {
  const firstName = random.pick(firstNames)
  const lastName = random.pick(lastNames)
  return {
    contact: {
      name: `${firstName} ${lastName}`,
      email: foldText(`${firstName}.${lastName}.${index}@example.com`),
      phone: `${random.pick(areaCodes)} 555 01${String(random.whole(0, 99)).padStart(2, '0')}`,
      businessName: `${random.pick(places)} ${random.pick(trades)}`,
    },
    address: `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.whole(1, 254)}`,
    visit: {
      firstPage: random.chance(0.3) ? `/${random.pick(content.cities).slug}` : random.pick(firstPages),
      ...(random.chance(0.6) && { referrerHost: random.pick(referrers) }),
      ...(random.chance(0.15) && random.pick(labels)),
    },
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

export const surveyFor = (random: Random) => surveys[random.chance(0.55) ? 0 : 1] as Survey

export const surveyAnswers = ({ questions }: Survey, random: Random) =>
  Object.fromEntries(questions.flatMap(question => answerTo(question, random)))

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

export const quizAnswers = (random: Random): QuizAnswers => ({
  results: quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
    questionId: id,
    question,
    userAnswer: options[correctAnswer],
    correctAnswer: options[correctAnswer],
    attempts: random.chance(0.6) ? 1 : random.whole(2, 4),
    difficulty,
  })),
})

export const betaAnswers = ({ name, email, phone, businessName }: ContactInfo, random: Random): BetaForm => ({
  fullName: name,
  businessName,
  email,
  phone,
  industry: random.pick(['Construction', 'Health care', 'Retail', 'Manufacturing', 'Hospitality']),
  revenueBracket: random.pick(revenueBrackets),
  goals: 'Spend less time on paperwork.',
  challenges: "Our tools don't talk to each other.",
  automationExperience: random.pick(automationExperiences),
  magicWandFix: random.pick(['Quoting, from call to contract.', 'Scheduling the crews without a phone.']),
  whyGoodFit: 'We act on advice.',
  willingToTestify: 'Yes',
})
