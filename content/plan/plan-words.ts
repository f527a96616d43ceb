/** What the plan says around what follows from the answers. A name in braces is filled in. */
export const planWords = {
  seePlan: 'See your plan',
  title: 'Your plan',
  intro:
    'Made from your own answers. Keep it, print it, share it with your accountant. It works whether or not we talk.',
  madeOn: 'Made on {day}.',
  states: {
    'in-place': 'In place',
    'under-way': 'Under way',
    'start-here': 'Start here',
    'not-said': 'Not said',
  },
  standing: {
    title: 'Where you stand',
    picture: 'Each area of your business in one of three states. The list beside it says the same in words.',
  },
  steps: { title: 'What to do first' },
  bottlenecks: {
    title: 'Your three bottlenecks, in your numbers',
    intro:
      'Fill in how many hours a week each one takes and what an hour costs you, wages and all. We count 48 working weeks a year.',
    hours: 'Hours a week',
    rate: 'Cost of an hour ($)',
    hoursOnly: '{hours} hours a year',
    hoursAndMoney: '{hours} hours and {money} a year',
    together: 'Together: {result}.',
    private: "What you type here stays in your browser. It isn't sent to us or to anyone else.",
  },
  questions: { exit: 'What a buyer will ask first', optimize: 'What your team will ask first' },
  now: {
    title: 'What happens now',
    replyBy: "You'll hear from us by {time}.",
    pickTimeHint:
      "Rather not wait? Choose a time at least two business days from now, so we've read your answers by then.",
    pickTime: 'Pick a time now',
  },
  disclaimer:
    "Fixed rules made this plan from your answers. It wasn't made by AI, it isn't a valuation, and it isn't advice. A person still reads your answers.",
  print: 'Print or save as PDF',
  loadFailed: "Your answers arrived, but your plan couldn't be loaded. Reload this page to see it.",
  seenByLead: 'What they saw',
  notesPage: {
    title: 'Your notes',
    description: 'Notes for the person who got this link.',
    loading: 'Opening your notes...',
    noScript: 'This page needs JavaScript.',
    wrongLink:
      'This link has expired or is incomplete. Links work for 90 days. If you copied it, check that you have all of it.',
    offline: 'You seem to be offline.',
    failed: "We couldn't open your notes. Please try again in a moment.",
    tryAgain: 'Try again',
  },
}

export type PlanWords = typeof planWords
