export const quizPage = {
  title: 'Business Competency Assessment',
  metaTitle: 'Business Competency Assessment: AI and Automation Quiz',
  metaDescription:
    'Twelve short questions on AI and automation, each with an explanation. Leave your contact details at the end to see your score.',
  intro:
    "Twelve questions on AI and automation, each with an explanation. To see your score at the end, you'll give us your contact details.",
} as const
