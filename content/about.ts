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
    team: 'How the Work Gets Done',
    whatWeDo: 'What We Do',
    story: 'Our Story',
    mission: 'Our Mission',
    values: 'Our Values',
    faq: 'Good to Know',
  },
  intro:
    'We help owners of small and mid-size businesses put AI and automation to work and get ready for the day they hand over the keys.',
  whatWeDo: [
    "We look closely at how your business runs, find the work that takes more time than it should, and help you fix it with tools your team can live with. Often the answer isn't AI.",
    "If you plan to exit within 5 years, we focus on what a buyer or successor looks for: documented processes, numbers that hold up and a business that doesn't depend on one person. If you're staying, we focus on your time, your service and room to grow.",
  ],
  story: [
    `Owner-run businesses are good at the work and good with customers. What they're short of is time. Software can give some of it back, once someone fits it to the way a business really works. That's why ${site.owner.name || 'we'} started ${site.name} in Winnipeg.`,
    'We explain the tools, help you choose and help you put them in place. We serve owners across Canada and the United States by video and phone. And we use what we recommend: this website was built with AI.',
  ],
  mission: "To help owners build businesses that don't need their owner every day.",
  values: [
    {
      name: 'Optimization',
      text: 'We start with what saves the most hours.',
    },
    {
      name: 'People',
      text: "Your team helps choose, because they'll run it after we leave.",
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
      answer: `We're based in ${site.address.city}, ${site.address.province}. We serve owners of small and mid-size businesses across Canada and the United States, mostly by video and phone, in English.`,
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
        'Not by us, and not by surprise. Our job is to take repetitive tasks off your team. If a change could cost someone a job, we tell you before you decide.',
    },
  ],
  callToAction: {
    title: 'Start with a short assessment',
    text: "It's free and confidential, and you get a plan right away.",
    start: { text: 'Start Your Assessment', to: '/' },
    winnipeg: { text: 'AI consultants in Winnipeg, Manitoba', to: '/winnipeg-manitoba-ai-consultants' },
  },
  whereWeWork: {
    title: 'Where We Work',
    // 25 cities, 24 pages (decision 0009).
    text: 'We serve owners in {total} cities across Canada and the United States, and by video and phone anywhere in between.',
    allHavePages: 'Each city has a page below.',
    someHavePages: 'Of these cities, {pages} have a page below.',
    withoutPage: "If you're in {name}, the {nearestCity} page covers your provincial rules.",
  },
  /** A photo replaces the drawing: see `owner.photo` in site.ts. */
  team: [
    {
      title: 'Your first call',
      text: 'You talk with the person who stays responsible for your plan from start to finish.',
      name: site.owner.name,
      role: 'Owner and lead consultant',
      photo: site.owner.photo,
      drawing: '/pictures/articles/website-fixes-that-make-contact-easier.svg',
      drawingAlt: 'A phone with a page that has a large call button, between a screwdriver and a wrench.',
    },
    {
      title: 'Setting up your tools',
      text: 'We choose, connect and test them. Then we write down how they work, so that your team can run them.',
      name: '',
      role: 'AI and automation specialist',
      photo: '',
      drawing: '/pictures/articles/in-side-by-side.svg',
      drawingAlt: 'Two ways of passing on papers, by hand and on a conveyor, that end in the same tray.',
    },
    {
      title: 'Getting ready for a buyer',
      text: 'We look at your business the way a buyer would, and work with your accountant and lawyer to prepare it.',
      name: '',
      role: 'Exit planning consultant',
      photo: '',
      drawing: '/pictures/articles/records-a-buyer-will-ask-for.svg',
      drawingAlt: 'A shelf of binders and boxes, with a magnifying glass over one of them.',
    },
    {
      title: 'Keeping the dates',
      text: 'Every step has a date and a name beside it. If one slips, you hear it from us first.',
      name: '',
      role: 'Client coordinator',
      photo: '',
      drawing: '/pictures/articles/first-process-to-automate.svg',
      drawingAlt: 'A notepad with tally marks, a pencil and a cup of coffee.',
    },
  ] as readonly TeamMember[],
})
