import type { BetaForm } from '#contracts/beta.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveySubmission } from '#contracts/survey.ts'

export const anna = {
  name: 'Anna Example',
  email: 'Anna@Example.com',
  phone: '204 555 0123',
  businessName: 'Prairie Cabinets',
}

export const exitSurvey: SurveySubmission = {
  surveyType: 'exit',
  contactInfo: anna,
  answers: {
    'exit-timeline': '1-2 years',
    'exit-motivation': 'Retirement',
    'business-valuation': 'No but planning to',
    'revenue-stability': 'Stable and predictable',
    'successor-plan': 'No plan yet',
    'financial-readiness': 4,
    bottlenecks: ['Quoting takes days', 'Paper job cards', 'Everything waits for me'],
    'budget-commitment': 'Limited budget',
    'ai-fear': 7,
  },
  toolkitOptIn: true,
}

export const quiz: QuizSubmission = {
  contactInfo: anna,
  results: [
    {
      questionId: 1,
      question: 'What does a language model do?',
      userAnswer: 'It predicts text',
      correctAnswer: 'It predicts text',
      attempts: 1,
      difficulty: 'basic',
    },
    {
      questionId: 5,
      question: 'Which process is a good first one to automate?',
      userAnswer: 'One with clear rules',
      correctAnswer: 'One with clear rules',
      attempts: 3,
      difficulty: 'intermediate',
    },
  ],
}

export const application: BetaForm = {
  fullName: 'Anna Example',
  businessName: 'Prairie Cabinets',
  businessWebsite: 'https://prairie-cabinets.example',
  email: 'Anna@Example.com',
  phone: '204 555 0123',
  industry: 'Custom cabinets',
  revenueBracket: '$1M–$5M',
  goals: 'Quote faster and sleep better',
  challenges: 'Quotes are made by hand',
  automationExperience: 'No, not yet',
  magicWandFix: 'The quoting process, all of it',
  whyGoodFit: 'We are ready and we answer our mail',
  willingToTestify: 'Yes',
  additionalInfo: 'We close in August',
}
