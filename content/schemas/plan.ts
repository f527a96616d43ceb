import { fixedList, kept, line, named, parts, text } from '#content/editing/words-schema.ts'

export const planWords = parts('Every plan', {
  seePlan: line('Button to the plan'),
  title: line('Title'),
  intro: text('Introduction'),
  madeOn: line('Date'),
  madeFor: line('Business and date, in print'),
  disclaimer: text('Disclaimer'),
  states: named('States of an area', line('State')),
  standing: parts('Where you stand', { title: line('Title'), picture: text('Description of the picture') }),
  steps: parts('What to do first', {
    title: line('Title'),
    hint: text('Note about busy seasons'),
    nextLook: line('Date of the next look'),
  }),
  bottlenecks: parts('Time-consuming work', {
    title: line('Title'),
    intro: text('Introduction'),
    howChosen: text('How advice is chosen'),
    hours: line('Hours'),
    rate: line('Cost of an hour'),
    hoursOnly: line('Result in hours'),
    hoursAndMoney: line('Result in hours and money'),
    together: line('Sum'),
    costliest: line('The one that costs most'),
    private: line('Note about privacy'),
  }),
  questions: parts('Headings of the questions', { exit: line('Exit'), optimize: line('Optimize') }),
  now: parts('What happens now', {
    title: line('Title'),
    replyBy: text('When we reply'),
    pickTimeHint: text('Sentence about picking a time'),
    pickTime: line('Link to pick a time'),
  }),
  country: parts('Choice of the country', { label: line('Label'), options: named('Countries', line('Country')) }),
  print: line('Print'),
  loading: line('While loading'),
  failed: text('If it fails'),
  tryAgain: line('Try again'),
  loadFailed: text("If it can't be loaded after sending"),
  notesPage: parts('Notes page', {
    title: line('Title'),
    description: line('Description'),
    lead: text('Introduction'),
    noScript: line('Without scripts'),
    loading: line('While loading'),
    wrongLink: text('If the link is wrong'),
    offline: text('Without a connection'),
    failed: text('If it fails'),
  }),
  seenByLead: line("Heading on a lead's page"),
  wholePlan: line("Link to the whole plan on a lead's page"),
})

const rule = { if: kept().optional() }

export const planData = parts('Plan', {
  areas: fixedList(
    'Areas',
    'area',
    parts('Area', {
      id: kept<string>(),
      name: line('Name'),
      rules: fixedList(
        'Reasons',
        'reason',
        parts('Reason', { ...rule, state: kept<string>(), because: text('Reason') }),
      ),
      notSaid: text('Without an answer'),
    }),
  ),
  headline: parts('Headline', {
    startWith: line('If something should come first'),
    goOnWith: line('If nothing should'),
    nothingSaid: line('Without answers'),
    firstAreas: named('Areas in the headline', line('Area')),
  }),
  startWithBottleneck: line('First step, if there is a bottleneck'),
  nextLookDays: kept<number>(),
  byCountry: named('Words that depend on the country', named('Countries', text('Words'))),
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
  actions: named(
    'Actions',
    fixedList('Actions', 'action', parts('Action', { ...rule, text: text('Action'), link: kept().optional() })),
  ),
  questions: fixedList(
    'Questions',
    'question',
    parts('Question', { ...rule, question: line('Question'), why: text('Why'), link: kept().optional() }),
  ),
})

export const bottleneckFixes = parts('First steps for time-consuming work', {
  fixes: named('By kind of work', text('First step')),
  general: fixedList('For anything else', 'text', text('First step')),
})
