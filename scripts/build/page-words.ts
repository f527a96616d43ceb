import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '#content/all-content.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { longDate } from '#content/long-date.ts'
import { pageDates } from '#content/page-dates.ts'
import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import { updatedOn } from '#content/updated-on.ts'
import { root } from '#scripts/toolchain.mjs'
import {
  attributeOf,
  attributesIn,
  type Element,
  elementIn,
  elementsIn,
  parseHtml,
  removeElement,
  textOf,
} from './read-html.ts'

/** A prerendered form has only its first question. */
const questions: Readonly<Record<string, unknown>> = {
  '/quiz': quizQuestions,
  ...Object.fromEntries(surveys.map(survey => [`/survey/${survey.type}`, survey.questions])),
}

/** What `lastmod` stands for: title, description, words and links shown. Dates are left out: they follow from it. */
function wordsOf(path: string) {
  const page = parseHtml(readFileSync(join(root, 'build/site/client', path, 'index.html'), 'utf8'))
  const title = textOf(elementIn(page, 'title'))
  const description = attributeOf(elementIn(page, 'meta', { name: 'description' }), 'content')
  const main = elementIn(page, 'main')
  // Without the links to other articles, whose changes don't update this one.
  const content = elementsIn(main, 'article')[0] ?? main
  for (const element of elementsIn(content).filter(isLeftOut)) removeElement(element)
  const words = textOf(content).replaceAll(longDate(updatedOn(path, pageDates)), '')
  const links = [...attributesIn(content, 'a', 'href'), ...attributesIn(content, 'img', 'alt')]
  return createHash('sha256')
    .update(JSON.stringify([title, description, words, links, questions[path]]))
    .digest('base64url')
    .slice(0, 16)
}

const isLeftOut = (element: Element) => element.tagName === 'time' || attributeOf(element, 'hidden') !== undefined

export const pageWords: ReadonlyArray<[path: string, words: string]> = listedPagesOf(content)
  .toSorted((a, b) => a.localeCompare(b))
  .map(path => [path, wordsOf(path)])
