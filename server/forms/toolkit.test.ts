import { describe, expect, test } from 'vitest'
import { openToolkit } from '#contracts/toolkit.ts'
import { toolkit } from './toolkit.ts'

const wordCount = (text: string) => text.split(/\s+/).length

test('matches the response schema', () => {
  expect(openToolkit.response.parse({ isValid: true, toolkit }).toolkit).toEqual(toolkit)
})

test('has the five sections and a four-step guide', () => {
  const { whatItIs, gettingStarted, disclaimer, howToUse, nextSteps } = toolkit
  expect([whatItIs, gettingStarted, disclaimer, howToUse, nextSteps].map(({ title }) => title)).toEqual([
    'What This Toolkit Is',
    'Getting Started',
    'Disclaimer',
    'How to Use',
    'Next Steps',
  ])
  expect(howToUse.steps).toHaveLength(4)
})

test('has ten prompts, numbered 1 to 10, with unique titles', () => {
  expect(toolkit.prompts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(toolkit.prompts.map(({ title }) => title)).size).toBe(10)
})

describe.each(toolkit.prompts)('prompt $number', ({ prompt }) => {
  test('has 120 to 380 words', () => {
    expect(wordCount(prompt)).toBeGreaterThanOrEqual(120)
    expect(wordCount(prompt)).toBeLessThanOrEqual(380)
  })

  test('has blanks to fill in, asks its questions in small steps and marks assumptions', () => {
    expect(prompt).not.toMatch(/^Act as |You are a/)
    expect(prompt.match(/\[[^\]]+\]/g)?.length).toBeGreaterThanOrEqual(4)
    expect(prompt).toMatch(/one (question|sale|task|area) at a time/)
    expect(prompt).toContain('"Assumption:"')
  })

  test('asks for unfilled blanks, starts right away and stops on "enough"', () => {
    expect(prompt).toContain("still in square brackets, ask me about it first; those questions don't count.")
    expect(prompt).toContain('If I write "enough", go straight to the result.')
    expect(prompt).toMatch(/\n\nBegin with your first question now\.$/)
  })

  test('is plain ASCII without stray whitespace', () => {
    expect(prompt).toMatch(/^[\x20-\x7e\n]+$/)
    expect(prompt).toBe(prompt.trim())
    expect(prompt).not.toMatch(/ \n|\n{3}/)
  })
})
