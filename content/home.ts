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
    'You pay nothing unless you decide to go ahead.',
    'You get a plan right away, made from your answers.',
    'A person on our team reads your answers within 48 business hours (two business days). Then we talk, and you decide the rest.',
  ],
  video: {
    embedUrl: 'https://www.youtube-nocookie.com/embed/LPZh9BOjkQs',
    title: 'Large Language Models explained briefly',
    caption: 'How an AI assistant works, in eight minutes. Video by 3Blue1Brown.',
  },
  pathsTitle: 'Two ways forward',
  paths: [
    {
      title: 'Leaving within five years',
      text: "A buyer pays for a business that keeps working the day after you hand over the keys. We look at what depends on you, what's written down and what the numbers show. It's confidential: we never mention your plans to anyone but you.",
      to: '/survey/exit',
      link: 'Take the exit assessment',
    },
    {
      title: 'Staying and growing',
      text: 'Quotes typed twice, invoices chased by hand, answers only one person knows. We find the routine work that eats the most hours and hand it to software.',
      to: '/survey/optimize',
      link: 'Take the optimization assessment',
    },
  ],
  faqTitle: 'Questions owners ask us',
  otherBeginnings: {
    title: 'Not ready for an assessment?',
    cards: [
      {
        title: 'Test what you know',
        text: 'Twelve questions on AI and automation, each explained. To see your score, you give us your contact details.',
        to: '/quiz',
        link: 'Take the competency quiz',
      },
      {
        title: 'Apply for the beta program',
        text: 'A free 90-day roadmap for 20 businesses, in exchange for feedback and a testimonial or case study.',
        to: '/beta',
        link: 'See the beta program',
      },
      {
        title: 'Read first',
        text: 'What to automate first, which tools to compare, what a buyer will ask: articles in plain English.',
        to: '/articles',
        link: 'Browse the articles',
      },
    ],
  },
  /** Follows `otherBeginnings`. */
  closing: {
    title: 'Ready? Pick the one that sounds like you',
    lead: "It's free and confidential and takes about 3 minutes. You get a plan right away, and a person reads every answer.",
  },
  wayOfWorking: {
    title: 'How we work',
    lead: 'Four steps, and you can stop after any of them.',
    steps: [
      {
        title: 'You answer a few questions',
        text: `About your plans, your work and where the day gets stuck. ${whatYouGet.plan}`,
      },
      {
        title: 'A person reads them',
        text: 'Our team reviews your answers and your online presence within 48 business hours (two business days).',
      },
      {
        title: 'We talk',
        text: "We set up a video or phone call and tell you what we'd do first, what can wait and what we'd leave alone.",
      },
      {
        title: 'You decide',
        text: `${whatYouGet.actionPlan} A first project usually takes 30 to 90 days.`,
      },
    ],
  },
}
