import type { Plan } from '#contracts/plan.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import type { PlanRules } from './plan-rules.ts'

type Sent = {
  answers: Readonly<Record<string, SurveyAnswer>>
  /** YYYY-MM-DD */
  madeOn: string
}

/** Always the same for the same answers and day. */
export function createPlan({ surveyType }: PlanRules, { madeOn, answers }: Sent): Plan {
  const t =
    'Talk with your accountant about the tests that look back 24 months before a sale of shares, and note what has to change.'
  return {
    surveyType,
    madeOn,
    areas: (['in-place', 'under-way', 'start-here', 'not-said', 'start-here', 'under-way'] as const).map(
      (state, i) => ({
        id: String(i),
        name: ['Time', 'Value', 'Successor', 'Revenue', 'Your own finances', 'Daily work that depends on you'][i] ?? '',
        state,
        because: 'You said: 3-5 years. That leaves room for the steps below.',
      }),
    ),
    steps: ['By December 2026', 'By March 2027', 'By November 2027', 'By November 2029'].map(when => ({
      when,
      actions: [
        { text: t, link: { text: 'Records a buyer will ask for', to: '/articles/records-a-buyer-will-ask-for' } },
      ],
    })),
    bottlenecks: ((answers.bottlenecks ?? []) as string[]).map(text => ({
      text,
      fix: 'A template with prices and a reminder usually takes care of most of it.',
    })),
    questions: [1, 2, 3].map(n => ({
      question: `Who runs the business when you are away? ${n}`,
      why: 'You have no plan yet for who takes over.',
      link: { text: 'A business that runs without you', to: '/articles/a-business-that-runs-without-you' },
    })),
  }
}
