import type { FaqEntry } from './faq.ts'
import type { Site } from './site.ts'
import { whatYouGet } from './what-you-get.ts'

/** The terms of service repeat it. */
export const betaGuarantee =
  "If the call doesn't give you at least one actionable idea worth $10,000 to your business, we'll pay you $50."

export const createBeta = ({ name }: Site) => ({
  metaTitle: 'Beta Program: A Free 90-Day AI Roadmap',
  metaDescription:
    "A free 90-day AI and automation roadmap for 20 businesses, in exchange for feedback and a testimonial or case study. See who it's for and apply.",
  badge: 'BETA PROGRAM',
  title: `${name} Beta Program`,
  subtitle: 'A free 90-Day AI & Automation Modernization Roadmap for 20 businesses.',
  results: 'We look for places where you could be saving 20+ hours a week and thousands in hidden expenses.',
  value:
    'By our own estimate it has a value of $3,000+. For the 20 businesses we select, it costs nothing. Amounts on this page are in Canadian dollars.',
  apply: 'Apply Now',
  titles: {
    whatYouGet: "What You'll Get",
    why: "Why We're Doing This",
    whoItsFor: "Who It's For",
    apply: 'Apply Now',
    faq: 'Beta Program FAQ',
  },
  whatYouGet: [
    {
      title: '60-90 minute deep-dive call',
      text: 'We go through your business with you: how work comes in, how it gets done, and where time and money slip away.',
    },
    {
      title: 'Custom 90-day roadmap',
      text: 'Within 7 days of the call, 2 weeks at the latest, you get a written plan: what to change, in what order, with which tools and at what cost.',
    },
    {
      title: 'Optional follow-up call',
      text: "Once you've read the roadmap, we answer your questions and help you decide where to start.",
    },
  ],
  why: [
    'We want to make our roadmap as useful as we can before we offer it more widely. The way to do that is to build it with real owners and real problems.',
    "In exchange for your free roadmap, we ask for frank feedback and for a testimonial or permission to write a case study. Your feedback doesn't have to be positive. We publish nothing about your business until you've read it and agreed to it, and when we do, we say that you took part free of charge.",
  ],
  guarantee: {
    title: 'Our guarantee: a $10,000 idea, or $50 for your time',
    text: betaGuarantee,
  },
  whoItsFor: [
    'Owners and decision makers of businesses with revenue from $250K to $10M+',
    'Teams that lose hours each week to manual, repetitive work',
    'Owners who are curious about AI and want a practical place to start',
    'Owners who want a business that depends on them less, whether they plan to stay or sell',
    "People who'll give frank feedback and share what worked",
  ],
  applied: {
    title: 'Thanks for applying!',
    lead: "If you're selected, you'll get a confirmation email with a Calendly booking link within 48 hours of our decision. We write to everyone, either way.",
    note: 'Spots are limited, and applications are reviewed in order received.',
    replyBy: "Our review takes 3-5 business days. We'll have read yours by {time}.",
    home: { text: 'Back to Home', to: '/' },
  },
})

export const betaFaq: readonly FaqEntry[] = [
  {
    question: 'What exactly is included?',
    answer: `${whatYouGet.roadmap} You also get a deep-dive discovery call about your business and an optional follow-up call to talk the roadmap through. By our own estimate it has a value of $3,000+, and you pay nothing.`,
  },
  {
    question: 'Why is it free?',
    answer:
      "We're refining our roadmap with 20 businesses before we offer it more widely. Instead of money, we ask for your feedback and for a testimonial or permission to write a case study.",
  },
  {
    question: 'Who is eligible?',
    answer:
      "The best fit is a business with annual revenue of $500K to $10M, 5 to 50 employees and manual processes that are ready for automation. If you're outside that range but over $250K in revenue, you're still welcome to apply. Tell us why you'd be a good fit.",
  },
  {
    question: 'What happens after I submit my application?',
    answer:
      "We review applications in the order received, which takes 3-5 business days. We write to everyone, either way. If we select you, we email you within 48 hours of that decision with a link to book your discovery call. Plan on about 60 minutes, 90 if there's a lot to cover. We aim to send your roadmap within 7 days of the call, and within 2 weeks at the latest.",
  },
  {
    question: 'Do I have to implement the roadmap?',
    answer:
      'No. The roadmap is yours to use as you like: do it yourself, ask us for help or keep it for later. We only ask you to tell us frankly how useful it was.',
  },
  {
    question: 'Will I need to buy software?',
    answer:
      'No. If you decide to act on the roadmap, most of the tools we suggest cost $20-50/month, and we look first at what you already pay for.',
  },
  {
    question: 'How much time will it take?',
    answer:
      'The application takes 5-7 minutes, and the call 60 to 90. If you carry out the roadmap, plan on 5-10 hours/week, shared among the people involved.',
  },
  {
    question: 'What happens after the 90 days?',
    answer:
      "You keep the roadmap and everything you've built with it. If you'd like more help, we're glad to talk about it, but you're under no obligation and nothing renews.",
  },
  {
    question: "What if I'm not sure the program is right for me?",
    answer:
      "Apply anyway, and tell us what you're unsure about. Applying is free and commits you to nothing. If you'd rather start smaller, take our free assessment first.",
  },
]
