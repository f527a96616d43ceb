import type { SurveyAnswer } from '#contracts/survey.ts'

export const examplePlanPath = '/example-plan'

/** The page with the whole example, and the part of it on the home page. */
export const examplePlan = {
  title: 'An example plan',
  metaTitle: 'Example of an Exit Plan With Dates',
  metaDescription:
    'What you get right after our free assessment: a whole plan, with dates, first steps and the questions a buyer will ask. Made from made-up answers.',
  label: 'Example from made-up answers. No real business.',
  about:
    "The owner of a machine shop would like to retire in one or two years. The shop hasn't been valued, and nobody is lined up to take over. Ten answers like that make this plan.",
  planTitle: 'Plan for a machine shop',
  makeYours: 'Make yours: free, about 3 minutes',
  onHome: {
    title: 'What you get right away',
    seeWhole: 'See the whole example',
  },
}

/** To the exit survey, by question id. */
export const exampleAnswers: Readonly<Record<string, SurveyAnswer>> = {
  'exit-timeline': '1-2 years',
  'exit-motivation': 'Retirement',
  'business-valuation': 'No not yet considered',
  'revenue-stability': 'Stable and predictable',
  'successor-plan': 'No plan yet',
  'financial-readiness': 5,
  bottlenecks: ['only Ray can set up the big mill', 'quotes take two weeks', 'one customer is 60% of our sales'],
  'budget-commitment': 'Yes moderate budget available',
  'ai-fear': 4,
}
