import type { FaqEntry } from './faq.ts'

export const beta = {
  badge: 'BETA PROGRAM',
  title: 'Modernize My Business Beta Program',
  subtitle: 'A free 90-Day AI & Automation Modernization Roadmap for 20 businesses that want to work smarter.',
  results: 'Your roadmap shows where your business could be saving 20+ hours a week and thousands in hidden expenses.',
  value: 'A $3,000+ value, free for the 20 businesses we select.',
  whatYouGet: [
    {
      title: '60-90 minute deep-dive call',
      text: 'We go through your business with you: how work comes in, how it gets done, and where time and money slip away.',
    },
    {
      title: 'Custom 90-day roadmap',
      text: 'Within 7 days of the call you receive a written plan: what to change, in which order, with which tools and at what cost.',
    },
    {
      title: 'Optional follow-up call',
      text: 'Once you have read the roadmap, we answer your questions and help you decide where to begin.',
    },
  ],
  why: [
    'We want to make our roadmap as useful as it can be before we offer it more widely, and the way to do that is to build it with real owners and real problems.',
    'In exchange for your free roadmap we ask for your frank feedback, and for a testimonial or permission to write a case study. We publish nothing about your business until you have read it and agreed to it.',
  ],
  guarantee: {
    title: 'Our $10,000 idea guarantee',
    text: 'If the call does not give you at least one actionable idea worth $10,000 to your business, we will pay you $50 for your time.',
  },
  whoItsFor: [
    'Owners and decision makers of businesses with revenue from $250K to $10M+',
    'Teams that lose hours each week to manual, repetitive work',
    'Owners who are curious about AI and want a practical place to begin',
    'Owners who want a business that depends on them less, whether they plan to stay or to sell',
    'People willing to give frank feedback and share what worked',
  ],
  applied: {
    title: 'Thanks for applying!',
    lead: 'If you are selected, you will receive a confirmation email with a Calendly booking link within 48 hours.',
    note: 'Spots are limited, and applications are reviewed in order received.',
  },
} as const

export const betaFaq: readonly FaqEntry[] = [
  {
    question: 'What exactly is included?',
    answer:
      'A deep-dive discovery call about your business, a custom 90-day AI and automation roadmap in writing, and an optional follow-up call to talk it through. The stated value is $3,000+, and you pay nothing.',
  },
  {
    question: 'Why is it free?',
    answer:
      'We are refining our roadmap with 20 businesses before we offer it more widely. Instead of money, we ask for your feedback and for a testimonial or permission to write a case study.',
  },
  {
    question: 'Who is eligible?',
    answer:
      'The best fit is a business with annual revenue of $500K to $10M, 5 to 50 employees, and manual processes that are ready for automation. If you are outside that range but over $250K in revenue, you are still welcome to apply: tell us why you would be a good fit.',
  },
  {
    question: 'What happens after I submit my application?',
    answer:
      'We review applications in the order received, and a full review takes 3-5 business days. If you are selected, a confirmation email follows within 48 hours, with a booking link for a discovery call of about 60 minutes, or up to 90 when there is more to cover. We aim to send your roadmap within 7 days of the call, and at the latest within 2 weeks.',
  },
  {
    question: 'Do I have to implement the roadmap?',
    answer:
      'No. The roadmap is yours to use as you like: put it in place yourself, ask us for help, or keep it for later. We only ask that you tell us frankly how useful it was.',
  },
  {
    question: 'Will I need to buy software?',
    answer:
      'Not in order to take part. If you decide to act on the roadmap, most of the tools we suggest cost $20-50/month, and we look first at what you already pay for.',
  },
  {
    question: 'How much time will it take?',
    answer:
      'The application takes 5-7 minutes and the call about an hour. If you choose to carry out the roadmap, plan on 5-10 hours/week, shared among the people involved.',
  },
  {
    question: 'What happens after the 90 days?',
    answer:
      'You keep the roadmap and everything you have built with it. If you would like further help, we will be glad to talk about it, but the program carries no obligation and nothing renews.',
  },
  {
    question: 'What if I am not sure the program is right for me?',
    answer:
      'Apply anyway, and tell us what you are unsure about. Applying is free and commits you to nothing. If you would rather begin with something smaller, take our free assessment first.',
  },
]
