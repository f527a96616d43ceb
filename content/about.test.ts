import { expect, test } from 'vitest'
import { content } from './all-content.ts'
import { whereWeWorkText } from './cities/cities-served.ts'

const { whereWeWork } = content.about
const pages = ['winnipeg-manitoba-ai-consultants', 'toronto-ontario-ai-consultants']

test('the about page counts the cities with and without a page', () => {
  expect(whereWeWorkText(whereWeWork, pages)).toBe(
    "We serve owners in 3 cities across Canada and the United States, and by video and phone anywhere in between. Of these cities, 2 have a page below. If you're in Brandon, Manitoba, the Winnipeg page covers your provincial rules.",
  )
  expect(whereWeWorkText(whereWeWork, [...pages, 'brandon-manitoba-ai-consultants'])).toBe(
    'We serve owners in 3 cities across Canada and the United States, and by video and phone anywhere in between. Each city has a page below.',
  )
})
