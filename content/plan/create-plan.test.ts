import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { surveyOf } from '#content/surveys/answer-text.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { type Plan, plan as planContract } from '#contracts/plan.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { planRulesOf } from './all-plans.ts'
import { createPlan } from './create-plan.ts'
import type { PlanCondition, PlanRules } from './plan-rules.ts'

type Answers = Record<string, SurveyAnswer>
type Conditional = { if?: readonly PlanCondition[] }

const types: readonly SurveyType[] = ['exit', 'optimize']
const rules = { exit: planRulesOf(content, 'exit'), optimize: planRulesOf(content, 'optimize') }
const madeOn = '2026-11-18'
const makePlan = (type: SurveyType, answers: Answers, day = madeOn) => createPlan(rules[type], { answers, madeOn: day })

/** One bottleneck of each kind that a rule asks about, one of no kind, and none. */
const bottleneckSamples = [
  ['Only I can price a job'],
  ["I'm the only dentist"],
  ['only Anna knows the billing'],
  ['one customer is half our sales'],
  ['invoices'],
  ['our website'],
  ['old software'],
  ['???'],
  undefined,
]
/** One per rule about a scale, and none. */
const scaleSamples = [3, 5, 9, undefined]

function samplesOf(type: SurveyType, id: string): ReadonlyArray<SurveyAnswer | undefined> {
  const question = surveyOf(content, type).questions.find(asked => asked.id === id)
  if (question?.type === 'multiple-choice') return [...question.options, undefined]
  return question?.type === 'scale' ? scaleSamples : bottleneckSamples
}

function* combinations(type: SurveyType, [id, ...others]: readonly string[], isTried = allTried): Generator<Answers> {
  if (id === undefined) return yield {}
  const samples = samplesOf(type, id).filter(isTried)
  for (const answers of combinations(type, others, isTried)) {
    for (const sample of samples) yield sample === undefined ? answers : { ...answers, [id]: sample }
  }
}

const allTried = (_sample: SurveyAnswer | undefined) => true

const conditionsIn = (conditionals: readonly Conditional[]) => conditionals.flatMap(rule => rule.if ?? [])

/** What rules depend on: nothing else can change which of them is used. */
const questionsIn = (conditionals: readonly Conditional[]) => [
  ...new Set(conditionsIn(conditionals).map(condition => ('kinds' in condition ? 'bottlenecks' : condition.question))),
]

const isComplete = (text: string) => text.trim() !== '' && !/[{}]|undefined|NaN/.test(text)

const textsIn = ({ areas, steps, questions }: Plan) => [
  ...areas.flatMap(({ name, because }) => [name, because]),
  // What visitors wrote is in quotation marks, and may be anything.
  ...steps.flatMap(({ when, actions }) => [when, ...actions.map(({ text }) => text.replace(/“.*”/s, ''))]),
  ...questions.flatMap(({ question, why, link }) => [question, why, link?.text ?? 'no link']),
]

const linksIn = ({ steps, questions }: Plan) => [
  ...steps.flatMap(({ actions }) => actions.flatMap(({ link }) => link?.to ?? [])),
  ...questions.flatMap(({ link }) => link?.to ?? []),
]

/** Answers that deny that an area is in place. Not taken from the rules. */
const denials: Record<string, Record<string, readonly SurveyAnswer[]>> = {
  time: {
    'exit-timeline': ['Within 1 year', '1-2 years', 'Flexible timeline'],
    'exit-motivation': ['Burnout or health concerns'],
  },
  value: { 'business-valuation': ['Yes but over a year ago', 'No but planning to', 'No not yet considered'] },
  successor: { 'successor-plan': ['Yes informal plan', 'In development', 'No plan yet'] },
  revenue: { 'revenue-stability': ['Some fluctuation', 'Declining'] },
  finances: { 'financial-readiness': [3, 5] },
  'daily-work': {
    'successor-plan': ['Yes fully documented', 'Yes informal plan', 'In development', 'No plan yet'],
    bottlenecks: bottleneckSamples.flatMap(texts => texts ?? []),
  },
  goal: {
    'primary-goal': [
      'Increase revenue',
      'Improve efficiency',
      'Scale operations',
      'Enhance customer satisfaction',
      'Digital transformation',
    ],
  },
  'routine-work': {
    'automation-level': ['Less than 25%', '25-50%', '50-75%'],
    'current-challenges': ['Manual processes'],
  },
  tools: {
    'digital-maturity': [3, 5],
    'current-challenges': ['Technology limitations', 'Lack of data insights'],
  },
  growth: {
    'growth-focus': ['New markets or regions', 'New products or services'],
    'current-challenges': ['Customer acquisition costs'],
  },
  money: { 'investment-readiness': ['Limited budget', 'Need to justify ROI first'] },
  people: { 'ai-fear': [5, 9], 'current-challenges': ['Team capacity'] },
}

const isDenied = (areaId: string, answers: Answers) =>
  Object.entries(denials[areaId] ?? {}).some(([question, denying]) =>
    [answers[question] ?? []].flat().some(answer => denying.includes(answer)),
  )

describe.each(types)("for every answer to the '%s' survey", type => {
  const { areas, actions, questions, schedules } = rules[type]
  const only = (part: Partial<PlanRules>, answers: Answers) =>
    createPlan({ ...rules[type], areas: [], questions: [], schedules: [], ...part }, { answers, madeOn })

  test('there are six areas', () => {
    expect(areas).toHaveLength(6)
    expect(areas.map(({ id }) => id).filter(id => !denials[id])).toEqual([])
  })

  test.each(areas)('the area $id has a state that the answers allow, says why, and uses each of its rules', area => {
    const asked = [...new Set([...questionsIn(area.rules), ...Object.keys(denials[area.id] ?? {})])]
    expect(asked.length).toBeLessThanOrEqual(2)
    const found = [...combinations(type, asked)].map(answers => {
      const [{ state, because } = { state: undefined, because: '' }] = only({ areas: [area] }, answers).areas
      expect(isComplete(because), JSON.stringify(answers)).toBe(true)
      if (Object.keys(answers).length === 0) expect(state).toBe('not-said')
      if (isDenied(area.id, answers)) expect(state, JSON.stringify(answers)).not.toBe('in-place')
      return because
    })
    expect(area.rules.filter(rule => !found.some(text => isMadeFrom(rule.because, text)))).toEqual([])
  })

  test.each(Object.entries(actions))('the action %s is there, complete, and uses each of its rules', (name, texts) => {
    const steps = [
      { when: 'Now', actions: [] },
      { when: 'Then', actions: [name] },
    ]
    const isOptional = (texts.at(-1)?.if ?? []).length > 0
    const found = [...combinations(type, questionsIn([...texts, ...schedules]))].map(answers => {
      const [done] = only({ schedules: [{ steps }] }, answers).steps[1]?.actions ?? []
      expect(isComplete(done?.text ?? (isOptional ? 'left out' : '')), JSON.stringify(answers)).toBe(true)
      return done?.text ?? ''
    })
    expect(texts.filter(rule => !found.some(text => isMadeFrom(rule.text, text)))).toEqual([])
  })

  test('there are three questions, no article twice, and every rule is used', () => {
    // An option that no rule names is the same as no answer.
    const named = conditionsIn(questions).flatMap(condition => ('answers' in condition ? condition.answers : []))
    const isTried = (sample: SurveyAnswer | undefined) => typeof sample !== 'string' || named.includes(sample)
    const unused = new Set(questions.map(({ question, why }) => question + why.replace('{ai-fear} of 10', '')))
    const problems: Answers[] = []
    for (const answers of combinations(type, questionsIn(questions), isTried)) {
      const plan = only({ questions }, answers)
      for (const { question, why } of plan.questions) unused.delete(question + why.replace(/\d of 10/, ''))
      const links = linksIn(plan)
      if (plan.questions.length !== 3 || new Set(links).size !== links.length || !textsIn(plan).every(isComplete))
        problems.push(answers)
    }
    expect(problems).toEqual([])
    expect([...unused]).toEqual([])
  })
})

/** Whether a text in a plan was made from the text of a rule. */
function isMadeFrom(written: string, found: string) {
  const [start = '', ...rest] = written.split(/\{[^}]+\}/)
  return found.startsWith(start) && found.endsWith(rest.at(-1) ?? start)
}

/** Also what no browser sends. */
const answersTo = (type: SurveyType) =>
  fc.record(
    Object.fromEntries(
      surveyOf(content, type).questions.map(({ id }) => [
        id,
        fc.oneof(
          fc.constantFrom(...samplesOf(type, id).filter(sample => sample !== undefined)),
          fc.integer({ min: 0, max: 11 }),
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 10 }),
        ),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

/** The first day of the month, or the day, that a step names. */
const endOf = (when: string) => {
  const [, date = ''] = /[Bb]y (?:the end of )?(\w+(?: \d+,)? \d{4})/.exec(when) ?? []
  return new Date(`${date} UTC`)
}

describe.each(types)("a plan for the '%s' survey", type => {
  test('is complete on any day, whatever was sent', () => {
    fc.assert(
      fc.property(answersTo(type), day, (answers, sentOn) => {
        const plan = makePlan(type, answers, sentOn)
        expect(planContract.parse(plan)).toEqual(plan)
        expect(plan.areas).toHaveLength(6)
        expect(plan.questions).toHaveLength(3)
        expect(textsIn(plan).filter(text => !isComplete(text))).toEqual([])
        expect(new Set(linksIn(plan)).size).toBe(linksIn(plan).length)
        expect(plan.bottlenecks.length).toBeLessThanOrEqual(3)

        const ends = plan.steps.map(({ when }) => endOf(when).getTime())
        expect(ends[0]).toBeGreaterThan(new Date(sentOn).getTime())
        expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
        expect(plan.steps.every(({ actions }) => actions.length >= 1)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('is short enough for two pages', () => {
    for (const { steps } of rules[type].schedules) {
      const count = steps.flatMap(({ actions }) => actions).length
      expect([steps.length >= 3, steps.length <= 6, count >= 6, count <= 11]).toEqual([true, true, true, true])
    }
  })

  test('is the same after the rules have been sent as JSON', () => {
    fc.assert(
      fc.property(answersTo(type), answers => {
        const sent = JSON.parse(JSON.stringify(rules[type])) as PlanRules
        expect(createPlan(sent, { answers, madeOn })).toEqual(makePlan(type, answers))
      }),
      { numRuns: 50 },
    )
  })

  test('treats a scale left at its start like one without an answer', () => {
    const scales = surveyOf(content, type).questions.filter(question => question.type === 'scale')
    const atStart = Object.fromEntries(scales.map(({ id, scaleMin }) => [id, scaleMin]))
    expect(makePlan(type, atStart)).toEqual(makePlan(type, {}))
  })

  test('gives a rule for every number on a scale', () => {
    for (const scale of surveyOf(content, type).questions.filter(question => question.type === 'scale')) {
      const about = rules[type].areas.filter(area => questionsIn(area.rules).includes(scale.id))
      for (let answer = scale.scaleMin + 1; answer <= scale.scaleMax; answer++) {
        const { areas } = makePlan(type, { [scale.id]: answer })
        for (const { id } of about) expect(areas.find(area => area.id === id)?.state).not.toBe('not-said')
      }
    }
  })
})

test('keeps AI out of the first month of someone who fears it', () => {
  for (const challenge of samplesOf('optimize', 'current-challenges')) {
    const answers = { 'ai-fear': 8, ...(challenge && { 'current-challenges': challenge }) }
    const [firstMonth] = makePlan('optimize', answers).steps
    const about = JSON.stringify(firstMonth).replace('Leave AI out', '')
    expect(about).not.toMatch(/\bAI\b/)
  }
})

// Each of these rules is used by some plan, as shown above.
test('each article answers a question', () => {
  const linked = new Set(types.flatMap(type => rules[type].questions.map(({ link }) => link?.to)))
  expect(content.articles.map(({ slug }) => `/articles/${slug}`).filter(to => !linked.has(to))).toEqual([])
})

test("shows an article's current title", () => {
  const articles = content.articles.map(article => ({ ...article, title: `New: ${article.title}` }))
  const { questions } = createPlan(planRulesOf({ ...content, articles }, 'exit'), { answers: {}, madeOn })
  expect(questions.map(({ link }) => link?.text.slice(0, 5))).toEqual(['New: ', 'New: ', 'New: '])
})

test('links no article that is gone', () => {
  const plan = createPlan(planRulesOf({ ...content, articles: [] }, 'exit'), { answers: {}, madeOn })
  expect(linksIn(plan)).toEqual(['/national-rules'])
})

describe('the headline', () => {
  test('counts the areas in place and names the one to start with', () => {
    const answers = {
      'exit-timeline': '3-5 years',
      'business-valuation': 'Yes within the last year',
      'successor-plan': 'In development',
      'revenue-stability': 'Stable and predictable',
      bottlenecks: ['Only I can price a job'],
    }
    expect(makePlan('exit', answers).headline).toBe(
      'Of six areas, three are in place. Start with daily work that depends on you.',
    )
  })

  test('names what to go on with if nothing has to be started', () => {
    const answers = { 'exit-timeline': '1-2 years', 'successor-plan': 'Yes informal plan' }
    expect(makePlan('exit', answers).headline).toBe(
      'Of six areas, none is in place. Go on with daily work that depends on you.',
    )
  })
})

describe("the visitor's own words", () => {
  const firstAction = (bottlenecks: string[]) => makePlan('optimize', { bottlenecks }).steps[0]?.actions[0]?.text

  test('begin the first step, what rests on one person before anything else', () => {
    expect(firstAction(['the weather', 'Late invoices.'])).toMatch(/^Start with “Late invoices”: agree on the date/)
    expect(firstAction(['Late invoices', 'only Anna knows the alarm'])).toMatch(/^Start with “only Anna/)
    expect(firstAction(['the welder line'])).toMatch(/^Start with “the welder line”: write down/)
    expect(firstAction(['the weather'])).not.toContain('Start with “')
  })

  test('are shortened if they are long', () => {
    expect(firstAction(['so many words '.repeat(30)])).toMatch(/^Start with “(so many words ){5}so many…”: /)
  })

  test("are left out if there's no answer", () => {
    expect(firstAction(['-', 'none', 'n/a'])).not.toContain('Start with “')
  })
})

test("says what holds in the visitor's country, or in both", () => {
  const textFor = (country: 'CA' | 'US' | null) =>
    JSON.stringify(
      createPlan(rules.exit, { answers: { 'business-valuation': 'No but planning to' }, madeOn, country }).steps,
    )
  expect([textFor('US').includes('CBV'), textFor('US').includes('ASA, ABV or CVA')]).toEqual([false, true])
  expect([textFor('CA').includes('CBV'), textFor('CA').includes('S corporation')]).toEqual([true, false])
  expect([textFor(null).includes('CBV'), textFor(null).includes('S corporation')]).toEqual([true, true])
})

test('sends nobody to a buyer before confidentiality is settled', () => {
  for (const timeline of ['Within 1 year', '1-2 years', '3-5 years', 'Flexible timeline']) {
    const texts = makePlan('exit', { 'exit-timeline': timeline }).steps.flatMap(({ actions }) => actions)
    const aboutBuyers = texts.find(({ text }) => text.includes('M&A advisers'))
    expect(aboutBuyers?.text).toContain('confidentiality agreement')
  }
})

test('sets the next look on a working day', () => {
  expect(makePlan('optimize', {}, '2026-11-19').nextLookOn).toBe('2026-12-21')
  expect(makePlan('exit', {}, '2026-11-18').nextLookOn).toBe('2027-02-16')
})
