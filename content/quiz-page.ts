export const quizPage = {
  title: 'Business Competency Assessment',
  metaTitle: 'Business Competency Assessment: AI and Automation Quiz',
  metaDescription: 'Twelve short questions on AI and automation, each with an explanation. See how you score.',
  intro: 'Twelve questions on AI and automation, each with an explanation.',
} as const
