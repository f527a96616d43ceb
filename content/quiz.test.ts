import { describe, expect, test } from 'vitest'
import { content } from './all-content.ts'
import { quizQuestions } from './quiz.ts'

test('has 12 questions, four basic and then eight intermediate', () => {
  expect(quizQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(quizQuestions.map(({ difficulty }) => difficulty)).toEqual([
    ...Array<string>(4).fill('basic'),
    ...Array<string>(8).fill('intermediate'),
  ])
})

describe.each(quizQuestions)('question $id', ({ question, options, correctAnswer, explanation }) => {
  test('has four different options, one of them right', () => {
    expect(new Set(options).size).toBe(4)
    expect(options[correctAnswer]).toBeTypeOf('string')
  })

  test('explains its answer in one to three sentences', () => {
    expect(question).toMatch(/\?$/)
    const sentences = explanation.split(/(?<=[.!?])\s/)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(explanation).toMatch(/\.$/)
  })

  test('has short options of similar length', () => {
    const lengths = options.map(option => option.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(12)
  })
})

test('links every question to an article or the toolkit', () => {
  const pages = ['/toolkit', ...content.articles.map(({ slug }) => `/articles/${slug}`)]
  expect(quizQuestions.filter(({ readMore }) => !pages.includes(readMore))).toEqual([])
})

test('spreads the right answers evenly over the positions', () => {
  const perPlace = [0, 1, 2, 3].map(
    place => quizQuestions.filter(({ correctAnswer }) => correctAnswer === place).length,
  )
  expect(perPlace).toEqual([3, 3, 3, 3])
})

test('does not give the right answer away by its length', () => {
  const rightLengths = quizQuestions.map(({ options, correctAnswer }) => ({
    right: options[correctAnswer].length,
    all: options.map(option => option.length),
  }))
  expect(rightLengths.filter(({ right, all }) => right === Math.max(...all)).length).toBeLessThanOrEqual(4)
  expect(rightLengths.filter(({ right, all }) => right === Math.min(...all)).length).toBeLessThanOrEqual(4)
})
