import { fixedList, kept, keyed, line, parts, prose } from '#content/editing/words-schema.ts'

export const planWordsSchema = parts('Every plan', {
  seePlan: line('Button to the plan'),
  title: line('Title'),
  intro: prose('Introduction'),
  madeOn: line('Date'),
  madeFor: line('Business and date'),
  disclaimer: prose('Disclaimer'),
  states: keyed('States of an area', line('State')),
  headline: parts('Headline', {
    startWith: line('Start with'),
    goOnWith: line('Go on with'),
    nothingSaid: line('Without answers'),
  }),
  startWithBottleneck: prose('First action if there is a bottleneck'),
  standing: parts('Where you stand', { title: line('Title'), picture: prose('Description of the picture') }),
  steps: parts('What to do first', { title: line('Title'), hint: prose('Hint'), nextLook: line('Next look') }),
  bottlenecks: parts('Time-consuming work', {
    title: line('Title'),
    intro: prose('Introduction'),
    howChosen: prose('How advice is chosen'),
    hours: line('Hours'),
    rate: line('Cost of an hour'),
    hoursOnly: line('Result in hours'),
    hoursAndMoney: line('Result in hours and money'),
    together: line('Sum'),
    costliest: line('What costs most'),
    private: line('Note about privacy'),
  }),
  questions: parts('Headings of the questions', { exit: line('Exit'), optimize: line('Optimize') }),
  now: parts('What happens now', {
    title: line('Title'),
    replyBy: prose('When we reply'),
    pickTimeHint: prose('Sentence about picking a time'),
    pickTime: line('Link to pick a time'),
  }),
  country: parts('Country', { label: line('Label'), options: keyed('Choices', line('Choice')) }),
  print: line('Print'),
  loading: line('While loading'),
  failed: prose('If it fails'),
  tryAgain: line('Try again'),
  loadFailed: prose("If it can't be loaded after sending"),
  notesPage: parts('Notes page', {
    title: line('Title'),
    description: line('Description'),
    lead: prose('Introduction'),
    noScript: line('Without scripts'),
    loading: line('While loading'),
    wrongLink: prose('If the link is wrong'),
    offline: prose('Without a connection'),
    failed: prose('If it fails'),
  }),
  seenByLead: line("Heading on a lead's page"),
  wholePlan: line("Heading of the whole plan on a lead's page"),
})

const rule = { if: kept().optional() }

export const planDataSchema = parts('Plan', {
  areas: fixedList(
    'Areas',
    'area',
    parts('Area', {
      id: kept<string>(),
      name: line('Name'),
      rules: fixedList(
        'Reasons',
        'reason',
        parts('Reason', { ...rule, state: kept<string>(), because: prose('Reason') }),
      ),
      notSaid: prose('Without an answer'),
    }),
  ),
  firstAreas: keyed('Areas to start with', line('Area')),
  nextLookDays: kept<number>(),
  byCountry: keyed('By country', keyed('Country', prose('Words'))),
  schedules: fixedList(
    'Schedules',
    'schedule',
    parts('Schedule', {
      ...rule,
      steps: fixedList(
        'Steps',
        'step',
        parts('Step', {
          when: line('When'),
          months: kept<number>().optional(),
          days: kept<number>().optional(),
          actions: kept<string[]>(),
        }),
      ),
    }),
  ),
  actions: keyed(
    'Actions',
    fixedList('Actions', 'action', parts('Action', { ...rule, text: prose('Action'), link: kept().optional() })),
  ),
  questions: fixedList(
    'Questions',
    'question',
    parts('Question', { ...rule, question: line('Question'), why: prose('Why'), link: kept().optional() }),
  ),
})

export const bottleneckFixesSchema = parts('First steps for time-consuming work', {
  fixes: keyed('First steps', prose('First step')),
  general: fixedList('For anything else', 'step', prose('Step')),
})
