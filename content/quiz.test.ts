import { describe, expect, test } from 'vitest'
import { articles } from './articles/all-articles.ts'
import { quizQuestions } from './quiz.ts'

test('there are 12 questions, numbered from 1: four basic ones, then eight intermediate ones', () => {
  expect(quizQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(quizQuestions.map(({ difficulty }) => difficulty)).toEqual([
    ...Array<string>(4).fill('basic'),
    ...Array<string>(8).fill('intermediate'),
  ])
})

describe.each(quizQuestions)('question $id', ({ question, options, correctAnswer, explanation }) => {
  test('has four different options, one of which is right', () => {
    expect(new Set(options).size).toBe(4)
    expect(options[correctAnswer]).toBeTypeOf('string')
  })

  test('asks a question, and explains its answer in one to three sentences', () => {
    expect(question).toMatch(/\?$/)
    const sentences = explanation.split(/(?<=[.!?])\s/)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(explanation).toMatch(/\.$/)
  })

  test('has options of similar length, short enough for a card on a phone', () => {
    const lengths = options.map(option => option.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(12)
  })
})

test('every question leads to an article of ours, or to the toolkit', () => {
  const pages = ['/toolkit', ...articles.map(({ slug }) => `/articles/${slug}`)]
  expect(quizQuestions.filter(({ readMore }) => !pages.includes(readMore))).toEqual([])
})

test('the right answer cannot be guessed from its place', () => {
  const perPlace = [0, 1, 2, 3].map(
    place => quizQuestions.filter(({ correctAnswer }) => correctAnswer === place).length,
  )
  expect(perPlace).toEqual([3, 3, 3, 3])
})

test('the right answer cannot be guessed from its length', () => {
  const rightLengths = quizQuestions.map(({ options, correctAnswer }) => ({
    right: options[correctAnswer].length,
    all: options.map(option => option.length),
  }))
  expect(rightLengths.filter(({ right, all }) => right === Math.max(...all)).length).toBeLessThanOrEqual(4)
  expect(rightLengths.filter(({ right, all }) => right === Math.min(...all)).length).toBeLessThanOrEqual(4)
})
