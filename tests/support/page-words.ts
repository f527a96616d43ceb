import { createHash } from 'node:crypto'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/page-dates.ts'
import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import { attributesOf, listedPages, mainOf, visibleText } from './site-pages.ts'

/** A prerendered form has only its first question. */
const questions: Readonly<Record<string, unknown>> = {
  '/quiz': quizQuestions,
  ...Object.fromEntries(surveys.map(survey => [`/survey/${survey.type}`, survey.questions])),
}

/** Without the links to other articles, whose changes don't update this one. */
const contentOf = (path: string) => mainOf(path).match(/<article[\s\S]*<\/article>/)?.[0] ?? mainOf(path)

/** What `lastmod` stands for: title, description, words and links. Dates are left out: they follow from it. */
function wordsOf({ path, html }: (typeof listedPages)[number]) {
  const content = contentOf(path)
  const [head = ''] = html.match(/<title>.*?<meta name="description"[^>]*>/) ?? []
  const words = visibleText(content.replace(/<time[\s\S]*?<\/time>/g, '')).replaceAll(longDate(updatedOn(path)), '')
  const links = [...attributesOf(content, 'a', 'href'), ...attributesOf(content, 'img', 'alt')]
  return createHash('sha256')
    .update(JSON.stringify([head, words, links, questions[path]]))
    .digest('base64url')
    .slice(0, 16)
}

export const pageWords: ReadonlyArray<[path: string, words: string]> = listedPages.map(page => [
  page.path,
  wordsOf(page),
])
