import { expect, test } from 'vitest'
import { elementsIn, textOf } from '#server/site/read-html.ts'
import { mainOf, pageText } from './support/site-pages.ts'

test.each([
  ['/survey/exit', ['Question 1 of 10', 'about 3 minutes', 'Full name', 'Email', 'Phone', 'Business name']],
  ['/survey/optimize', ['Question 1 of 9', 'about 3 minutes']],
  [
    '/survey/exit/complete',
    [
      'Exit Strategy Assessment Complete',
      'What happens next?',
      '48 business hours',
      '5 minutes',
      'built this site with AI',
    ],
  ],
  ['/survey/optimize/complete', ['Optimization Strategy Assessment Complete', 'Modernization Playlist', 'About']],
  ['/quiz', ['Business Competency Assessment', 'Check Answer']],
  ['/quiz/complete', ['Assessment Complete!', 'Learn More about Us']],
  [
    '/beta',
    [
      'BETA PROGRAM',
      'Modernize My Business Beta Program',
      'free 90-Day AI & Automation Modernization Roadmap for 20 businesses',
      'saving 20+ hours a week',
      "What You'll Get",
      '60-90 minute',
      'Within 7 days of the call',
      '$3,000+',
      "Why We're Doing This",
      '$10,000',
      '$50',
      "Who It's For",
      '$250K to $10M+',
      'Apply Now',
      'Beta Program FAQ',
      '3-5 business days',
      'within 2 weeks',
    ],
  ],
])('%s contains the required text', (path, expected) => {
  const visible = pageText(path)
  expect(expected.filter(text => !visible.includes(text))).toEqual([])
})

test('the thank-you page links to the playlist in a new tab and to the about page', () => {
  const main = mainOf('/survey/exit/complete')
  expect(elementsIn(main, 'a', { target: '_blank' }).map(textOf).join()).toContain('Modernization Playlist')
  expect(elementsIn(main, 'a', { href: '/about' }).map(textOf)).toContain('About')
})
