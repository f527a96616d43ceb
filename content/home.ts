// The words of the home page; its questions and answers are in faq.ts.
export const home = {
  title: 'Your business can run better, and be worth more, without running you.',
  lead: 'We help owners of small and mid-size businesses put AI and automation to work, bring old systems up to date, and leave on their own terms.',
  video: {
    embedUrl: 'https://www.youtube-nocookie.com/embed/LPZh9BOjkQs',
    title: 'Large Language Models explained briefly',
    caption: 'What is inside an AI assistant, in eight minutes and without jargon: a short film by 3Blue1Brown.',
  },
  paths: [
    {
      title: 'Leaving within five years',
      text: 'A buyer pays for a business that goes on working the morning after you hand over the keys. We look at what depends on you, what is written down and what the numbers show, and put it in order while there is time.',
      to: '/survey/exit',
      link: 'Take the exit assessment',
    },
    {
      title: 'Staying and growing',
      text: 'Quotes typed twice, invoices chased by hand, answers only one person knows. We find the work that costs your team the most hours for the least judgment, and let software carry it.',
      to: '/survey/optimize',
      link: 'Take the optimization assessment',
    },
  ],
  otherBeginnings: {
    title: 'Not ready for an assessment?',
    cards: [
      {
        title: 'Test what you know',
        text: 'Twelve questions on AI and automation, each with a short explanation. A good way to spend a coffee break.',
        to: '/quiz',
        link: 'Take the competency quiz',
      },
      {
        title: 'Apply for the beta program',
        text: 'A free 90-day roadmap for 20 businesses, in exchange for frank feedback.',
        to: '/beta',
        link: 'See the beta program',
      },
      {
        title: 'Read first',
        text: 'What to automate first, which tools to compare, what a buyer will ask: plain articles for owners.',
        to: '/articles',
        link: 'Browse the articles',
      },
    ],
  },
  wayOfWorking: {
    title: 'How we work',
    lead: 'Four steps, and you can stop after any of them. You pay nothing until you have decided to go ahead.',
    steps: [
      {
        title: 'You answer a few questions',
        text: 'About your plans, your numbers and where the day gets stuck. There is nothing to prepare and nothing technical.',
      },
      {
        title: 'A person reads them',
        text: 'Our team reviews your responses and what your business shows online, within 48 business hours.',
      },
      {
        title: 'We talk',
        text: 'You book a video or phone call. We tell you what we would do first, what can wait, and what we would leave alone.',
      },
      {
        title: 'You decide',
        text: 'If you go ahead, you get an action plan with an order, an owner and a price for each step, and our help to carry it out in 30 to 90 days.',
      },
    ],
  },
} as const
