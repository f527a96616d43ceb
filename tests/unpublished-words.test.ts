import { expect, test } from 'vitest'
import { type CallSheetHint, callSheetRules } from '#content/call-sheet.ts'
import { replyTemplates } from '#content/reply-templates.ts'
import { toolkit } from '#server/forms/toolkit.ts'
import { testBuild } from './support/built-site.ts'
import { renderedSite, sitePages, textFile } from './support/site-pages.ts'

/** The middle of a text, so that words around it don't matter. */
const excerptLength = 60
/** Shorter texts may be on a public page by chance. */
const minLength = 25

const publicFiles = [
  ...testBuild.files.map(({ path, body }) => ({ name: path, text: body.toString() })),
  ...sitePages.map(({ path, html }) => ({ name: path, text: html })),
  ...Object.keys(renderedSite.textFiles).map(path => ({ name: path, text: textFile(path) })),
]

/** Plain, and as escaped in JSON, in a script and in HTML. */
function excerpts(text: string) {
  const start = Math.max(0, Math.floor((text.length - excerptLength) / 2))
  const excerpt = text.slice(start, start + excerptLength)
  return [
    excerpt,
    JSON.stringify(excerpt).slice(1, -1),
    excerpt.replaceAll("'", "\\'"),
    excerpt.replaceAll("'", '&#x27;').replaceAll('"', '&quot;'),
  ]
}

const filesWith = (text: string) => publicFiles.filter(file => file.text.includes(text)).map(({ name }) => name)

function expectUnpublished(texts: readonly string[]) {
  const secrets = texts.filter(text => text.length >= minLength)
  expect(secrets.length).toBeGreaterThan(15)
  const found = secrets.flatMap(excerpts).map(text => ({ text, files: filesWith(text) }))
  expect(found.filter(({ files }) => files.length > 0)).toEqual([])
}

test('no public file contains a prompt or a part of the guide', () => {
  const { prompts, howToUse, ...sections } = toolkit
  expectUnpublished([
    ...prompts.map(({ prompt }) => prompt),
    ...howToUse.steps.map(({ text }) => text),
    ...Object.values(sections).flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]),
  ])
})

const textOf = ({ startHere, thenAsk }: CallSheetHint) => startHere ?? thenAsk ?? ''

test("no public file contains a reply template or the call sheet's hints, not even for the admin area", () => {
  expectUnpublished(
    [...replyTemplates.survey, ...replyTemplates.quiz, ...replyTemplates.beta].flatMap(({ paragraphs }) => paragraphs),
  )
  const { surveys, beta, quiz } = callSheetRules
  const rules = [...Object.values(surveys).flat(), ...beta, { hints: quiz.score }]
  const hints = rules.flatMap(({ hints = [] }) => hints)
  expect(Math.min(...hints.map(textOf).map(text => text.length)), 'every hint is checked').toBeGreaterThan(minLength)
  expectUnpublished(hints.map(textOf))
})

test('the search finds public text in pages and scripts', () => {
  const found = filesWith('Unlock Toolkit')
  expect(found.includes('/toolkit')).toBe(true)
  expect(found.some(name => name.endsWith('.js'))).toBe(true)
})
