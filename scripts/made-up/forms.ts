import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { Survey, SurveyQuestion } from '#content/surveys/survey.ts'
import { automationExperiences, type BetaApplication, revenueBrackets } from '#contracts/beta.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveyAnswer, SurveySubmission } from '#contracts/survey.ts'
import { personAt } from './people.ts'
import { type Random, randomFor } from './random.ts'
import { visitOf } from './visits.ts'

const bottlenecks = [
  'Quotes take two days',
  'Paper job cards get lost',
  'Every decision waits for me',
  'Invoices go out late',
  'Scheduling by phone',
  'The same data typed in three times',
  'New staff take months to train',
  'No one answers after five',
  'Stock is counted by hand',
  'Our website brings no calls',
]
const goals = ['Spend less time on paperwork.', 'Answer customers the same day.', 'Be ready to sell in five years.']
const challenges = ['Everything is in the heads of two people.', 'Our tools do not talk to each other.']
const wishes = ['The quoting process, from call to contract.', 'Scheduling the crews without a phone.']
const reasons = ['We answer quickly and try what is suggested.', 'We have the numbers and the will to change.']
const industries = ['Construction', 'Health care', 'Retail', 'Professional services', 'Manufacturing', 'Hospitality']

export function surveyAt(index: number, person: number): SurveySubmission {
  const random = randomFor('survey', index)
  const survey = surveys[random.chance(0.55) ? 0 : 1] as Survey
  return {
    surveyType: survey.type,
    contactInfo: personAt(person),
    answers: Object.fromEntries(survey.questions.flatMap(question => answerTo(question, random))),
    toolkitOptIn: random.chance(0.6),
    visit: visitOf('survey', index),
  }
}

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

export function quizAt(index: number, person: number): QuizSubmission {
  const random = randomFor('quiz', index)
  return {
    contactInfo: personAt(person),
    results: quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
      questionId: id,
      question,
      userAnswer: options[correctAnswer],
      correctAnswer: options[correctAnswer],
      attempts: random.chance(0.6) ? 1 : random.whole(2, 4),
      difficulty,
    })),
    visit: visitOf('quiz', index),
  }
}

export function applicationAt(index: number, person: number): BetaApplication {
  const random = randomFor('application', index)
  const { name, email, phone, businessName } = personAt(person)
  return {
    fullName: name,
    businessName,
    email,
    ...(random.chance(0.7) && { phone }),
    industry: random.pick(industries),
    revenueBracket: random.pick(revenueBrackets),
    goals: random.pick(goals),
    challenges: random.pick(challenges),
    automationExperience: random.pick(automationExperiences),
    magicWandFix: random.pick(wishes),
    whyGoodFit: random.pick(reasons),
    willingToTestify: random.chance(0.8) ? 'Yes' : 'No',
    visit: visitOf('application', index),
  }
}
