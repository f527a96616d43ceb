export const surveyComplete = {
  /** {title} is the survey's. */
  metaDescription: '{title}. Our team reviews your answers within 48 business hours, then sets up a call.',
  // 5 minutes here, 3 before the survey (decision 0009).
  thanks: 'Thank you for being candid. Those 3 to 5 minutes tell us where to look first.',
  nextTitle: 'What happens next?',
  nextSteps: [
    'Our team assesses your answers and your digital footprint within 48 business hours (two business days).',
    "We'll email you to book a meeting by video or a phone call, whichever you prefer. When we talk, we tell you what we found.",
    'If you decide to go ahead, you get an action plan for your business: what comes first, who does it and what it costs.',
  ],
  playlist: 'Modernization Playlist',
  about: { text: 'About', to: '/about' },
  aboutThisSite: 'We built this site with AI, the same way we help businesses like yours.',
}
