import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { PlanCondition } from './plan-rules.ts'

describe.each(surveys)("the rules for the '$type' survey", ({ type, questions: asked }) => {
  const { areas, schedules, actions, questions, byCountry } = content.planData[type]
  const conditions = [
    ...areas.flatMap(area => area.rules),
    ...schedules,
    ...Object.values(actions).flat(),
    ...questions,
  ].flatMap(rule => rule.if ?? [])

  const kinds = Object.keys(content.bottleneckFixes.fixes)

  function isPossible(condition: PlanCondition) {
    if ('kinds' in condition) return condition.kinds.every(kind => kinds.includes(kind))
    const question = asked.find(({ id }) => id === condition.question)
    if ('answers' in condition) {
      return (
        question?.type === 'multiple-choice' && condition.answers.every(answer => question.options.includes(answer))
      )
    }
    const { atLeast, atMost } = condition
    return question?.type === 'scale' && atLeast > question.scaleMin && atMost <= question.scaleMax && atLeast <= atMost
  }

  test('ask for answers that the survey offers', () => {
    expect(conditions.length).toBeGreaterThan(50)
    expect(conditions.filter(condition => !isPossible(condition))).toEqual([])
  })

  test('use every question', () => {
    const used = new Set(conditions.map(condition => ('kinds' in condition ? 'bottlenecks' : condition.question)))
    expect(asked.filter(({ id, type: kind }) => kind !== 'contact-form' && !used.has(id))).toEqual([])
  })

  test('name actions that exist, and no others', () => {
    const planned = new Set(schedules.flatMap(({ steps }) => steps.flatMap(step => step.actions)))
    expect([...planned].sort()).toEqual(Object.keys(actions).sort())
  })

  test('link articles that exist', () => {
    const slugs = [...questions, ...Object.values(actions).flat()].flatMap(({ link }) =>
      link && 'article' in link ? link.article : [],
    )
    expect(slugs.filter(slug => !content.articles.some(article => article.slug === slug))).toEqual([])
  })

  test('put a number into a text only if the scale was answered', () => {
    const withTexts = [
      ...areas.flatMap(area => area.rules.map(rule => ({ ...rule, text: rule.because }))),
      ...questions.map(rule => ({ ...rule, text: rule.why })),
      ...Object.values(actions).flat(),
    ]
    for (const { text, if: needed = [] } of withTexts) {
      const names = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
      const answered = needed.flatMap(condition => ('atLeast' in condition ? condition.question : []))
      for (const name of names) expect([...answered, ...Object.keys(byCountry), 'month+12'], text).toContain(name)
    }
  })
})
