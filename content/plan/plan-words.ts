/** What's around a plan, on the page that shows it and in the admin area. */
export const planWords = {
  title: 'Your plan',
  intro: "Made from what you told us. It's yours to keep, whether or not we ever talk.",
  /** Always shown. */
  disclaimer:
    "Made by fixed rules from your answers, not by AI. It's not a valuation and not legal, tax or financial advice. A person still reads your answers.",
  states: {
    'in-place': 'In place',
    'under-way': 'Under way',
    'start-here': 'Start here',
    'not-said': 'Not said',
  },
  areas: {
    title: 'Where you stand',
    /** For the picture. */
    pictureAlt: 'Each area and its state. The list beside it says the same.',
  },
  steps: { title: 'What to do first' },
  bottlenecks: {
    title: 'Your three bottlenecks, in your numbers',
    /** If there's another number of them. */
    titleOtherwise: 'Your bottlenecks, in your numbers',
    intro: 'Put in rough numbers. A guess is enough to see which one costs most.',
    private: 'Nothing you type here leaves your browser.',
    hoursAWeek: 'Hours a week',
    costOfAnHour: 'Cost of an hour, in dollars',
    /** A year is 48 working weeks, as in our articles. */
    weeksAYear: 48,
    weeksNote: 'A year is counted as 48 working weeks.',
    hoursAYear: '{hours} hours a year',
    dollarsAYear: '{dollars} a year',
    sum: 'Together',
    fix: 'What usually helps',
  },
  questions: {
    title: { exit: 'What a buyer will ask first', optimize: 'What your team will ask first' },
    readMore: 'Read',
  },
  whatHappensNow: {
    title: 'What happens now',
    replyBy: "You'll hear from us by {time}.",
    /** If no time is known. */
    replyOtherwise: "You'll hear from us within 48 business hours (two business days).",
  },
  pickATime: 'Pick a time now',
  print: 'Print or save as PDF',
  madeOn: 'Made on {date}',
  loading: 'Putting your plan together…',
  failed: "Your plan couldn't be loaded. Your answers have arrived.",
  tryAgain: 'Try again',
  /** /notes must not say what it is until the right link opens it. */
  notes: {
    title: 'Your notes',
    loading: 'Opening your notes…',
    notFound:
      "This link doesn't work. It may be incomplete or expired: links work for 90 days. If you need your notes again, reply to the email it came in.",
    offline: "Your notes couldn't be loaded. Check your connection and try again.",
  },
  admin: { title: 'What they saw' },
} as const
