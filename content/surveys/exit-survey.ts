import type { Survey } from './survey.ts'

export const exitSurvey: Survey = {
  type: 'exit',
  title: 'Exit Strategy Assessment',
  metaTitle: 'Free Exit Strategy Assessment for Business Owners',
  metaDescription:
    'Planning to leave your business? Answer ten questions in about 3 minutes. You get a plan right away, and a person reads your answers.',
  intro:
    'Ten short questions, about 3 minutes. You get a plan right away, and a person reads your answers within 48 business hours (two business days).',
  completeTitle: 'Exit Strategy Assessment Complete',
  questions: [
    {
      id: 'contact-info',
      type: 'contact-form',
      question: 'First, how can we reach you?',
      hint: 'Contact details come first, so that a person can get back to you. If someone else picks up, we only leave a first name.',
      fieldHints: {
        email: 'One that only you read.',
        phone: 'One that only you answer.',
      },
    },
    {
      id: 'exit-timeline',
      type: 'multiple-choice',
      question: 'When would you like to exit your business?',
      options: ['Within 1 year', '1-2 years', '3-5 years', 'Flexible timeline'],
    },
    {
      id: 'exit-motivation',
      type: 'multiple-choice',
      question: "What's your main reason for planning an exit?",
      options: [
        'Retirement',
        'Pursue new opportunities',
        'Financial liquidity',
        'Burnout or health concerns',
        'Market conditions',
      ],
    },
    {
      id: 'business-valuation',
      type: 'multiple-choice',
      question: 'Have you had your business professionally valued?',
      options: ['Yes within the last year', 'Yes but over a year ago', 'No but planning to', 'No not yet considered'],
    },
    {
      id: 'revenue-stability',
      type: 'multiple-choice',
      question: 'How would you describe your revenue over the last three years?',
      options: ['Consistently growing', 'Stable and predictable', 'Some fluctuation', 'Declining'],
    },
    {
      id: 'successor-plan',
      type: 'multiple-choice',
      question: 'Do you have a plan for who will take over from you?',
      options: ['Yes fully documented', 'Yes informal plan', 'In development', 'No plan yet'],
    },
    {
      id: 'financial-readiness',
      type: 'scale',
      question: 'How ready are your own finances for life after the business?',
      scaleMin: 1,
      scaleMax: 10,
      scaleMinLabel: 'Not ready',
      scaleMaxLabel: 'Fully ready',
    },
    {
      id: 'bottlenecks',
      type: 'text-multiple',
      question: 'What are the three biggest bottlenecks in your business today?',
      hint: 'A few words each. Only two? Write “none”. For instance: quotes take a week; only I can do payroll.',
      textFields: 3,
    },
    {
      id: 'budget-commitment',
      type: 'multiple-choice',
      question: 'Is there a budget for getting your business ready to hand over?',
      options: [
        'Yes significant budget allocated',
        'Yes moderate budget available',
        'Limited budget',
        'Need to justify ROI first',
      ],
    },
    {
      id: 'ai-fear',
      type: 'scale',
      question: 'Last one: how scary does bringing AI into your business feel?',
      scaleMin: 1,
      scaleMax: 10,
      scaleMinLabel: 'Not at all',
      scaleMaxLabel: 'Very scary',
    },
  ],
}
