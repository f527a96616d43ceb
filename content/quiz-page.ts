export const quizPage = {
  title: 'Business Competency Assessment',
  metaTitle: 'Business Competency Assessment: AI and Automation Quiz',
  metaDescription:
    'Twelve short questions on AI and automation, each with an explanation. Leave your contact details at the end to see your score.',
  intro:
    "Twelve questions on AI and automation, each with an explanation. To see your score at the end, you'll give us your contact details.",
}

export const quizComplete = {
  metaTitle: 'Quiz Complete',
  metaDescription: 'Thank you for taking our quiz on AI and automation.',
  title: 'Assessment Complete!',
  lead: "Thank you for working through all twelve questions. We're emailing you your score, with an explanation of each question you missed.",
  /** Before the score. */
  score: 'You got',
  missed: 'Worth another look:',
  about: { text: 'Learn More about Us', to: '/about' },
}
