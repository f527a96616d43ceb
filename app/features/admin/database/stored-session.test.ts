import { expect, test } from 'vitest'
import { isCompleted, questionAt, shortHash, wantsToolkit } from './stored-session.ts'

test('only the word true is yes', () => {
  expect(isCompleted({ id: 'a', isCompleted: 'true' })).toBe(true)
  expect(wantsToolkit({ id: 'a', toolkitOptIn: 'true' })).toBe(true)
  for (const word of ['false', 'TRUE', '', null]) {
    expect(isCompleted({ id: 'a', isCompleted: word })).toBe(false)
    expect(wantsToolkit({ id: 'a', toolkitOptIn: word })).toBe(false)
  }
})

test('a hash is shown by its first 16 characters and an ellipsis', () => {
  expect(shortHash('0123456789abcdef0123')).toBe('0123456789abcdef…')
})

test('steps count from zero, questions from one', () => {
  expect(questionAt('exit', 5)).toEqual({
    place: 'Question 6 of 10',
    wording: 'Do you have a plan for who will take over from you?',
  })
  expect(questionAt('optimize', 8)?.place).toBe('Question 9 of 9')
  expect(questionAt('exit', 99)).toEqual({ place: 'Question 100 of 10', wording: undefined })
  expect(questionAt('a survey of last year', 2)).toEqual({ place: 'Question 3', wording: undefined })
  expect(questionAt('exit', null)).toBeUndefined()
})
