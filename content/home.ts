import { whatYouGet } from './what-you-get.ts'

export const home = {
  metaTitle: 'AI, Automation and Exit Planning',
  // 25 cities, 24 pages (decision 0009).
  metaDescription:
    'Free 3-minute assessment for owners planning an exit or a better-run business. AI, automation and exit planning in {total} cities across Canada and the US.',
  toolkitBanner: 'Free AI toolkit with your assessment',
  title: 'A business that runs without you',
  lead: 'Worth more if you sell, easier if you stay. We help owners get there with AI, automation and exit planning.',
  leadIn: 'Take a free, confidential assessment:',
  assessments: [
    { text: "I'm going to exit my business", to: '/survey/exit' },
    { text: "I'm optimizing for the future", to: '/survey/optimize' },
  ],
  assessmentTime: 'Each assessment takes approximately 3 minutes to complete',
  notes: [
    'You pay nothing unless you go ahead.',
    whatYouGet.plan,
    'A person on our team reads your answers within 48 business hours (two business days).',
  ],
  video: {
    embedUrl: 'https://www.youtube-nocookie.com/embed/LPZh9BOjkQs',
    title: 'Large Language Models explained briefly',
    caption: 'How an AI assistant works, in eight minutes. Video by 3Blue1Brown.',
  },
  faqTitle: 'Questions owners ask us',
  otherBeginnings: {
    title: 'Not ready for an assessment?',
    cards: [
      {
        title: 'Test what you know',
        text: 'Twelve questions on AI and automation. Your score comes by email.',
        to: '/quiz',
        link: 'Take the quiz',
      },
      {
        title: 'Apply for the beta program',
        text: whatYouGet.roadmap,
        to: '/beta',
        link: 'See the beta program',
      },
      {
        title: 'Read first',
        text: 'What to automate first, and what a buyer will ask.',
        to: '/articles',
        link: 'Browse the articles',
      },
    ],
  },
  wayOfWorking: {
    title: 'How we work',
    steps: [
      {
        title: 'You answer a few questions',
        text: 'How to reach you, your plans, your work and where the day gets stuck.',
      },
      {
        title: 'A person reads them',
        text: 'Our team reviews your answers and your digital footprint: website, listings and reviews.',
      },
      {
        title: 'We talk',
        text: "We set up a video or phone call and tell you the first thing we'd change.",
      },
      {
        title: 'You decide',
        text: whatYouGet.actionPlan,
      },
    ],
  },
}
