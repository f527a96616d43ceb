/** The words of the thank-you page. */
export const surveyComplete = {
  // 5 minutes here, 3 before the survey: both readings are kept (docs/decisions/0009-two-readings.md).
  thanks: 'Thank you for your time and for your candour. Those 5 minutes tell us where to look first.',
  nextSteps: [
    'Our team reviews your answers and your digital footprint, and has your assessment ready within 48 business hours.',
    'We write to you to book a video meeting or a phone call, whichever you prefer.',
    'If you decide to go ahead, you receive an action plan for your business.',
  ],
  aboutThisSite: 'This site was built with AI, in the same way that we help businesses like yours.',
} as const
