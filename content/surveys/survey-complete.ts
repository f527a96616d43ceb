import { whatYouGet } from '#content/what-you-get.ts'

export const surveyComplete = {
  /** {title} is the survey's. */
  metaDescription: '{title}. Our team reviews your answers within 48 business hours, then sets up a call.',
  // 5 minutes here, 3 before the survey (decision 0009).
  thanks: 'Thank you for being candid. Those 3 to 5 minutes tell us where to look first.',
  linkEmailed: whatYouGet.link,
  /** Only after the exit survey. */
  linkNamed: whatYouGet.notes,
  nextTitle: 'What happens next?',
  nextSteps: [
    'Our team assesses your answers and your digital footprint within 48 business hours (two business days).',
    "We'll email you to book a meeting by video or a phone call, whichever you prefer, and tell you what we found.",
    whatYouGet.actionPlan,
  ],
  playlist: 'Modernization Playlist',
  about: { text: 'About', to: '/about' },
  aboutThisSite: "We built this site with AI. On the call, ask us what it did well and what it didn't.",
}
