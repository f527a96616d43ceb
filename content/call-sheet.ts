import type { BetaAnswers } from '#contracts/beta.ts'
import type { SurveyType } from './surveys/survey.ts'

/*
 * For the owner: these words are never published.
 * Each list covers the answers of one form, the most important first. The first matching hint puts an answer at the top
 * of the call sheet (startHere) or below that (thenAsk). Answers without one come last.
 * A hint matches the `answers` it lists, or a number that is `atMost` or `atLeast` its limit. Without any of these, it
 * matches every answer.
 */

export type CallSheetHint = {
  answers?: readonly string[]
  atMost?: number
  atLeast?: number
} & ({ startHere: string; thenAsk?: never } | { thenAsk: string; startHere?: never })

export type CallSheetRule<Question = string> = {
  question: Question
  label: string
  hints?: readonly CallSheetHint[]
}

const ownWords: CallSheetHint = {
  startHere: 'Their own words. Ask which of these costs the most hours a week.',
}

const aboutMoney: readonly CallSheetHint[] = [
  {
    answers: ['Yes significant budget allocated'],
    startHere: 'Ready to invest. Agree on a date for the first step before you hang up.',
  },
  {
    answers: ['Need to justify ROI first'],
    startHere: 'Bring a number. Take one bottleneck and work out together what it costs a month.',
  },
  { thenAsk: 'What would a first step have to save or bring in to be worth it?' },
]

const aboutAiFear: readonly CallSheetHint[] = [
  { atLeast: 7, startHere: 'AI worries them. Leave the word out at first and talk about hours saved.' },
]

/** An untouched scale is sent as 1, so a hint can't treat 1 as an answer. */
const leftAtOne: CallSheetHint = {
  atMost: 1,
  thenAsk: 'Left at 1, where the scale starts. Ask, because it may not be their answer.',
}

const surveyRules: Record<SurveyType, readonly CallSheetRule[]> = {
  exit: [
    { question: 'bottlenecks', label: 'Bottlenecks', hints: [ownWords] },
    {
      question: 'exit-timeline',
      label: 'Wants to exit',
      hints: [
        {
          answers: ['Within 1 year'],
          startHere: 'Time is short. Agree on the one thing that has to happen first, and by when.',
        },
        { thenAsk: 'What has to be in place on the day they hand over?' },
      ],
    },
    {
      question: 'exit-motivation',
      label: 'Reason',
      hints: [
        {
          answers: ['Burnout or health concerns'],
          startHere: 'Listen first. Before any plan, ask what would take some weight off them this month.',
        },
        {
          answers: ['Financial liquidity'],
          startHere: 'They need money out of the business. Ask how much, and by when.',
        },
        { thenAsk: 'What would make the exit a success for them?' },
      ],
    },
    {
      question: 'successor-plan',
      label: 'Successor',
      hints: [
        {
          answers: ['No plan yet'],
          startHere: 'Nobody is lined up. Ask who could run the business for a month without them.',
        },
        { thenAsk: 'Does that person know, and have they agreed?' },
      ],
    },
    {
      question: 'business-valuation',
      label: 'Valuation',
      hints: [
        {
          answers: ['No but planning to', 'No not yet considered'],
          startHere: "They don't know what it's worth. Ask what price they have in mind, and where it comes from.",
        },
        { thenAsk: 'What did it say was holding the price down?' },
      ],
    },
    {
      question: 'revenue-stability',
      label: 'Revenue',
      hints: [
        { answers: ['Declining'], startHere: 'A buyer asks about this first. Ask what changed, and when.' },
        { answers: ['Some fluctuation'], thenAsk: 'What makes the good months good?' },
      ],
    },
    {
      question: 'financial-readiness',
      label: 'Own finances',
      hints: [
        leftAtOne,
        { atMost: 4, startHere: 'The sale has to pay for what comes after. Ask what they need from it.' },
      ],
    },
    { question: 'budget-commitment', label: 'Budget', hints: aboutMoney },
    { question: 'ai-fear', label: 'Fear of AI', hints: aboutAiFear },
  ],
  optimize: [
    { question: 'bottlenecks', label: 'Bottlenecks', hints: [ownWords] },
    {
      question: 'current-challenges',
      label: 'Biggest challenge',
      hints: [
        {
          answers: ['Manual processes'],
          startHere: 'The quickest win. Ask them to walk you through one of these tasks, step by step.',
        },
        { thenAsk: 'When did it last hurt, and what did that cost?' },
      ],
    },
    {
      question: 'automation-level',
      label: 'Automated so far',
      hints: [
        {
          answers: ['Less than 25%'],
          startHere: 'Most of the work is done by hand. Ask which task comes up every day.',
        },
      ],
    },
    {
      question: 'digital-maturity',
      label: 'Digital today',
      hints: [
        leftAtOne,
        { atMost: 3, startHere: 'Start simple. Ask which apps the team actually opens every day.' },
        { atLeast: 8, thenAsk: "Which of their apps don't talk to each other?" },
      ],
    },
    {
      question: 'primary-goal',
      label: 'Main goal',
      hints: [{ thenAsk: 'By how much, by when, and how will they know?' }],
    },
    { question: 'investment-readiness', label: 'Budget', hints: aboutMoney },
    {
      question: 'growth-focus',
      label: 'Growth from',
      hints: [{ thenAsk: "What's held them back so far?" }],
    },
    { question: 'ai-fear', label: 'Fear of AI', hints: aboutAiFear },
  ],
}

export type BetaAnswer = Exclude<keyof BetaAnswers, 'id' | 'completedAt' | 'source' | 'botCheck' | 'contactInfo'>

const betaRules: ReadonlyArray<CallSheetRule<BetaAnswer>> = [
  {
    question: 'magicWandFix',
    label: 'Would fix first',
    hints: [{ startHere: 'What they most want to get rid of. The roadmap starts there.' }],
  },
  {
    question: 'revenueBracket',
    label: 'Annual revenue',
    hints: [
      {
        answers: ['Under $250K'],
        startHere: "Below the program's minimum. Find out first whether it's a fit, and be frank if it isn't.",
      },
    ],
  },
  {
    question: 'willingToTestify',
    label: 'Feedback and testimonial',
    hints: [{ answers: ['No'], startHere: "The program is free in exchange for these. Ask what's holding them back." }],
  },
  {
    question: 'automationExperience',
    label: 'AI or automation tried',
    hints: [
      { answers: ['Yes, lightly tested'], thenAsk: 'What did they try, and why did it stop there?' },
      { answers: ['Yes, fully implemented'], thenAsk: 'What has it done for them, and what did they give up on?' },
    ],
  },
  { question: 'goals', label: 'Goals' },
  { question: 'challenges', label: 'Challenges' },
  { question: 'industry', label: 'Industry' },
  { question: 'businessWebsite', label: 'Website' },
  { question: 'whyGoodFit', label: 'Why a good fit' },
  { question: 'additionalInfo', label: 'Also wrote' },
]

const quizRules = {
  score: [
    { atMost: 5, startHere: 'New to AI. Use plain words and examples from their own day.' },
    { atLeast: 10, thenAsk: 'They know the basics. What have they tried already?' },
  ] satisfies readonly CallSheetHint[],
  /** The ids of the questions, in the order in which missed ones are listed. */
  topics: [2, 7, 4, 3, 9, 12, 11, 8, 10, 6, 5, 1],
}

/** The answers that say most about how soon to call, for the line under a name. */
const reasons: Record<SurveyType, readonly string[]> = {
  exit: ['exit-timeline', 'budget-commitment', 'exit-motivation'],
  optimize: ['investment-readiness', 'current-challenges', 'primary-goal'],
}

/** Others are used as they are. */
const shortAnswers: Readonly<Record<string, string>> = {
  'Yes significant budget allocated': 'significant budget',
  'Yes moderate budget available': 'moderate budget',
  'Need to justify ROI first': 'has to justify the cost first',
  'Burnout or health concerns': 'burnout or health',
}

export const callSheetRules = { surveys: surveyRules, beta: betaRules, quiz: quizRules, reasons, shortAnswers }
