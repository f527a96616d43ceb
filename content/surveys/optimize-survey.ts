import type { Survey } from './survey.ts'

export const optimizeSurvey: Survey = {
  type: 'optimize',
  title: 'Optimization Strategy Assessment',
  metaTitle: 'Free Optimization Assessment for Business Owners',
  metaDescription:
    'Tell us where work gets stuck: nine questions, about 3 minutes. You get a plan right away, and a person reads your answers.',
  intro:
    'Nine short questions, about 3 minutes. You get a plan right away, and a person reads your answers within 48 business hours (two business days).',
  completeTitle: 'Optimization Strategy Assessment Complete',
  questions: [
    {
      id: 'contact-info',
      type: 'contact-form',
      question: 'First, how can we reach you?',
      hint: 'Contact details come first, so that a person can get back to you with what we found.',
    },
    {
      id: 'primary-goal',
      type: 'multiple-choice',
      question: 'What would you most like your business to achieve next?',
      options: [
        'Increase revenue',
        'Improve efficiency',
        'Scale operations',
        'Enhance customer satisfaction',
        'Digital transformation',
      ],
    },
    {
      id: 'current-challenges',
      type: 'multiple-choice',
      question: 'Which challenge gets in your way most often?',
      options: [
        'Manual processes',
        'Lack of data insights',
        'Team capacity',
        'Technology limitations',
        'Customer acquisition costs',
      ],
    },
    {
      id: 'digital-maturity',
      type: 'scale',
      question: 'How digital is your business today?',
      scaleMin: 1,
      scaleMax: 10,
      scaleMinLabel: 'Minimal digital tools',
      scaleMaxLabel: 'Fully digital',
    },
    {
      id: 'automation-level',
      type: 'multiple-choice',
      question: 'Roughly how much of your routine work is automated?',
      options: ['Less than 25%', '25-50%', '50-75%', 'More than 75%'],
    },
    {
      id: 'growth-focus',
      type: 'multiple-choice',
      question: 'Where do you expect your growth to come from?',
      options: [
        'New markets or regions',
        'New products or services',
        'Existing customer expansion',
        'Operational excellence',
        'Team development',
      ],
    },
    {
      id: 'bottlenecks',
      type: 'text-multiple',
      question: 'What are the three biggest bottlenecks in your business today?',
      hint: 'A few words each. Only two? Write “none”. For instance: quotes take a week; only I can do payroll.',
      textFields: 3,
    },
    {
      id: 'investment-readiness',
      type: 'multiple-choice',
      question: 'Is there a budget for improving how your business runs?',
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
