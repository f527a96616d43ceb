import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callSheetRules } from '#content/call-sheet.ts'
import { betaReplies, quizReplies, surveyReplies } from '#content/reply-templates.ts'
import { toolkit } from '#server/toolkit/toolkit-content.ts'

const publicFolder = join(import.meta.dirname, '../build/site/client')
const excerptLength = 60

const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))

/** From the middle, plain and as escaped in JSON or a script. */
function excerpts(text: string) {
  const start = Math.floor((text.length - excerptLength) / 2)
  const excerpt = text.slice(start, start + excerptLength)
  return [excerpt, JSON.stringify(excerpt).slice(1, -1)]
}

const filesWith = (text: string) => publicFiles.filter(file => file.text.includes(text)).map(({ name }) => name)

function expectUnpublished(texts: readonly string[]) {
  const secrets = texts.filter(text => text.length >= excerptLength)
  expect(secrets.length).toBeGreaterThan(15)
  for (const text of secrets.flatMap(excerpts)) expect(filesWith(text), text).toEqual([])
}

test('no public file contains a prompt or a part of the guide', () => {
  const { prompts, howToUse, ...sections } = toolkit
  expectUnpublished([
    ...prompts.map(({ prompt }) => prompt),
    ...howToUse.steps.map(({ text }) => text),
    ...Object.values(sections).flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]),
  ])
})

test("no public file contains a reply template or the call sheet's hints, not even for the admin area", () => {
  const links = { booking: '', assessment: '', articles: '' }
  expectUnpublished([...surveyReplies, ...quizReplies, ...betaReplies].flatMap(({ body }) => body(links)))
  const rules = [...Object.values(callSheetRules.surveys).flat(), ...callSheetRules.beta]
  expectUnpublished(rules.flatMap(({ hints = [] }) => hints.map(hint => hint.startHere ?? hint.thenAsk)))
})

test('the search finds public text in pages and scripts', () => {
  const found = filesWith('Unlock Toolkit')
  expect(found.some(name => name.endsWith('.html'))).toBe(true)
  expect(found.some(name => name.endsWith('.js'))).toBe(true)
})
