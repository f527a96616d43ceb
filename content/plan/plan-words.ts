/** What's around a plan, on the pages that show it and in the admin area. A name in braces is filled in. */
export const planWords = {
  seePlan: 'See your plan',
  title: 'Your plan',
  intro: "Made from what you told us. It's yours to keep, whether or not we ever talk.",
  madeOn: 'Made on {day}',
  madeFor: 'Made for {business} on {day}',
  /** Always shown. */
  disclaimer:
    "Made by fixed rules from your answers, not by AI. It's not a valuation and not legal, tax or financial advice. A person still reads your answers.",
  states: {
    'in-place': 'In place',
    'under-way': 'Under way',
    'start-here': 'Start here',
    'not-said': 'Not said',
  },
  /** {inPlace} is a number in words, and {first} one of a plan's `firstAreas`. */
  headline: {
    startWith: 'Of six areas, {inPlace} in place. Start with {first}.',
    goOnWith: 'Of six areas, {inPlace} in place. Go on with {first}.',
    nothingSaid: 'You left most of it open, so the steps below start from scratch.',
  },
  /** The first action, if there's a bottleneck. */
  startWithBottleneck: 'Start with “{bottleneck}”: {fix}',
  standing: {
    title: 'Where you stand',
    /** For those who can't see the picture. */
    picture: 'Each area and its state. The list beside it says the same.',
  },
  steps: {
    title: 'What to do first',
    hint: 'If one of these dates falls into your busiest season, finish the season first and move the dates that follow.',
    nextLook: 'Next look at this plan: {day}.',
  },
  bottlenecks: {
    title: 'Your bottlenecks, in your numbers',
    /** As in our articles, a year has 48 working weeks. */
    intro:
      'Put in rough numbers. A guess is enough to see which one costs most. A year is counted as 48 working weeks.',
    howChosen:
      "Each piece of advice is chosen by the words you used. Where they fit nothing we know, or more than one thing, it's advice for any bottleneck.",
    hours: 'Hours a week',
    rate: 'Cost of an hour ($)',
    hoursOnly: '{hours} hours a year',
    hoursAndMoney: '{hours} hours and {money} a year',
    together: 'Together: {result}.',
    costliest: '“{bottleneck}” costs you most. Work on it first if you can.',
    private: 'Nothing you type here leaves your browser.',
  },
  questions: { exit: 'What a buyer will ask first', optimize: 'Questions your team may ask' },
  now: {
    title: 'What happens now',
    replyBy: "You'll hear from us by {time}.",
    pickTimeHint: "Rather choose the time yourself? We'll have read your answers by then.",
    pickTime: 'Pick a time now',
  },
  country: {
    label: 'Tax and valuation for',
    options: { both: 'Canada and the US', CA: 'Canada', US: 'United States' },
  },
  print: 'Print or save as PDF',
  loading: 'Putting your plan together...',
  failed: "Your plan couldn't be loaded. Check your connection and try again.",
  tryAgain: 'Try again',
  loadFailed: "Your answers have arrived, but your plan couldn't be loaded. Reload this page to see it.",
  /** /notes doesn't say what it is until the right link opens it. */
  notesPage: {
    title: 'Your notes',
    description: 'For the person who got the link.',
    lead: 'The link in our email opens them here, on any phone or computer. It works for 90 days, for you and for anyone you pass it on to.',
    noScript: 'This page needs JavaScript.',
    loading: 'Opening your notes...',
    wrongLink:
      "This link doesn't work: it may be incomplete or expired. If you need your notes again, reply to the email it came in.",
    offline: "Your notes couldn't be loaded. Check your connection and try again.",
    failed: "We couldn't open your notes. Please try again in a moment.",
  },
  seenByLead: 'What they saw',
  wholePlan: 'The whole plan they saw',
}

export type PlanWords = typeof planWords
