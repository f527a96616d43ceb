import type { Content } from '#content/all-content.ts'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/updated-on.ts'
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

/** What `lastmod` stands for: title, description, words and links shown. Dates are left out: they follow from it. */
export function wordsIn(html: string, path: string, content: Pick<Content, 'pageDates' | 'quizQuestions' | 'surveys'>) {
  const page = parseHtml(html)
  const title = textOf(elementIn(page, 'title'))
  const description = attributeOf(elementIn(page, 'meta', { name: 'description' }), 'content')
  const main = elementIn(page, 'main')
  // Without the links to other articles, whose changes don't update this one.
  const body = elementsIn(main, 'article')[0] ?? main
  for (const element of elementsIn(body).filter(isLeftOut)) removeElement(element)
  const words = textOf(body).replaceAll(longDate(updatedOn(path, content.pageDates)), '')
  const links = [...attributesIn(body, 'a', 'href'), ...attributesIn(body, 'img', 'alt')]
  return JSON.stringify([title, description, words, links, questionsOf(path, content)])
}

/** The page of a form has only its first question. */
export const questionsOf = (path: string, { quizQuestions, surveys }: Pick<Content, 'quizQuestions' | 'surveys'>) =>
  path === '/quiz' ? quizQuestions : surveys.find(({ type }) => path === `/survey/${type}`)?.questions

const isLeftOut = (element: Element) => element.tagName === 'time' || attributeOf(element, 'hidden') !== undefined
