import { expect, test } from 'vitest'
import { about } from './about.ts'

const pages = ['winnipeg-manitoba-ai-consultants', 'toronto-ontario-ai-consultants']

test('the about page counts the cities with and without a page', () => {
  expect(about.whereWeWork.text(pages)).toBe(
    "We work with owners in 3 cities across Canada and the United States. We've written a page for 2 of them. The other is Brandon, Manitoba.",
  )
  expect(about.whereWeWork.text([...pages, 'brandon-manitoba-ai-consultants'])).toBe(
    "We work with owners in 3 cities across Canada and the United States. We've written a page for each.",
  )
})
