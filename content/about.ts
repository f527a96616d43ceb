import type { z } from 'zod'
import type { teamMemberSchema } from './schemas/pages.ts'
import type { Site } from './site.ts'
import { whatYouGet } from './what-you-get.ts'

export type TeamMember = z.infer<typeof teamMemberSchema>

export const createAbout = (site: Site) => ({
  metaDescription:
    'Who we are, what we do and how we work: a Winnipeg consultancy for AI, automation, modernization and exit planning.',
  titles: {
    page: 'About Us',
    team: 'Who Does What',
    whatWeDo: 'What We Do',
    story: 'Our Story',
    mission: 'Our Mission',
    values: 'Our Values',
    faq: 'Good to Know',
  },
  intro:
    'We help owners of small and mid-size businesses put AI and automation to work and get ready for the day they hand over the keys.',
  whatWeDo: [
    "We look closely at how your business runs, find the work that takes more time than it should, and help you fix it with tools your team can live with. Sometimes the answer is AI. Sometimes it's a simple automation, a cleaner process or one system instead of three.",
    "If you plan to exit within 5 years, we focus on what a buyer or successor looks for: documented processes, numbers that hold up and a business that doesn't depend on one person. If you're staying, we focus on your time, your service and room to grow.",
  ],
  story: [
    `Owner-run businesses are good at the work and good with customers. What they're short of is time. The tools that could give some of it back already exist, but few people explain them in plain language. That's why ${site.owner.name || 'we'} started ${site.name} in Winnipeg.`,
    'We explain the tools, help you choose and help you put them in place. We work with owners across Canada and the United States by video and phone. And we use what we recommend: this website was built with AI.',
  ],
  mission:
    'To help owners build businesses that run well, hold their value and are ready for what comes next, whether that means a sale, a successor or many more good years.',
  values: [
    {
      name: 'Optimization',
      text: 'We look for the change that frees up the most time for the least effort, and make that one first.',
    },
    {
      name: 'People',
      text: 'The tools are there for the people who use them. We bring your team in early, listen to what they know and leave them able to carry on without us.',
    },
    {
      name: 'KISS',
      text: "Keep it short and simple. If a process can't be explained on one page, we simplify it before we automate it.",
    },
    {
      name: 'Growth Mindset',
      text: "The tools change fast, so we keep learning, test before we advise and say so when we don't know.",
    },
  ],
  faq: [
    {
      question: 'Where are you based, and who do you work with?',
      answer: `We're based in ${site.address.city}, ${site.address.province}. We work with owners of small and mid-size businesses across Canada and the United States, mostly by video and phone, in English.`,
    },
    {
      question: 'Which industries do you work with?',
      answer:
        'Any business where people quote, schedule, invoice and report. The details vary from trade to trade, but the bottlenecks are often the same. We learn yours before we suggest anything.',
    },
    {
      question: 'What happens after I complete an assessment?',
      answer: `${whatYouGet.plan} Our team reviews your answers and your digital footprint within 48 business hours (two business days). Then we set up a video or phone call. ${whatYouGet.actionPlan}`,
    },
    {
      question: 'Will AI replace my team?',
      answer:
        'Our job is to take repetitive tasks off your team, so people can spend their hours where judgment and relationships count. What you do with the time is up to you.',
    },
  ],
  callToAction: {
    title: 'Start with a short assessment',
    text: "It's free and confidential. You get a plan right away, and a person on our team reads your answers within 48 business hours.",
    start: { text: 'Start Your Assessment', to: '/' },
    winnipeg: { text: 'AI consultants in Winnipeg, Manitoba', to: '/winnipeg-manitoba-ai-consultants' },
  },
  whereWeWork: {
    title: 'Where We Work',
    // 25 cities, 24 pages (decision 0009).
    text: 'We work with owners in {total} cities across Canada and the United States, and by video and phone anywhere in between.',
    allHavePages: 'Each city has a page below.',
    someHavePages: 'Of these cities, {pages} have a page below.',
    withoutPage: "If you're in {name}, the {nearestCity} page covers your provincial rules.",
  },
  teamNote: 'The drawings show the work, not real people.',
  /** A photo replaces the drawing: see `owner.photo` in site.ts. */
  team: [
    {
      title: 'Takes your first call',
      role: 'Owner and lead consultant',
      text: 'Gets to know your business and your goals, and stays responsible for your plan from start to finish.',
      name: site.owner.name,
      photo: site.owner.photo,
      portrait: 'lead-consultant',
      portraitAlt: 'The lead consultant at work, notebook in hand.',
    },
    {
      title: 'Sets up your tools',
      role: 'AI and automation specialist',
      text: 'Chooses, connects and tests them, then writes down how they work so your team can run them without us.',
      name: '',
      photo: '',
      portrait: 'automation-specialist',
      portraitAlt: 'The AI and automation specialist at work.',
    },
    {
      title: 'Gets you ready for a buyer',
      role: 'Exit planning consultant',
      text: 'Looks at your business the way a buyer would, and works with your accountant and lawyer to prepare it.',
      name: '',
      photo: '',
      portrait: 'exit-planning-consultant',
      portraitAlt: 'The exit planning consultant at work.',
    },
    {
      title: 'Keeps us on schedule',
      role: 'Client coordinator',
      text: "Runs the calendar, answers your questions and makes sure we do what we said we'd do.",
      name: '',
      photo: '',
      portrait: 'client-coordinator',
      portraitAlt: 'The client coordinator at work, on a call.',
    },
  ] as readonly TeamMember[],
})
