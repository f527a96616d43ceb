import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolkit } from '#server/toolkit/toolkit-content.ts'

const publicFolder = join(import.meta.dirname, '../build/site/client')
const sliceLength = 60

/** Every file that anyone may fetch. The compressed copies are made from these. */
const publicFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))

/** Out of the middle, as it is and as it would stand in JSON or in a script. */
function tellTales(text: string) {
  const start = Math.floor((text.length - sliceLength) / 2)
  const slice = text.slice(start, start + sliceLength)
  return [slice, JSON.stringify(slice).slice(1, -1)]
}

const filesWith = (text: string) => publicFiles.filter(file => file.text.includes(text)).map(({ name }) => name)

test('no public file holds a prompt or a part of the guide', () => {
  const { prompts, howToUse, ...sections } = toolkit
  const secrets = [
    ...prompts.map(({ prompt }) => prompt),
    ...howToUse.steps.map(({ text }) => text),
    ...Object.values(sections).flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items]),
  ].filter(text => text.length >= sliceLength)
  expect(secrets.length).toBeGreaterThan(20)
  for (const text of secrets.flatMap(tellTales)) expect(filesWith(text), text).toEqual([])
})

test('the search finds what is public: the words of the gate, in its page and in its script', () => {
  const found = filesWith('Unlock Toolkit')
  expect(found.some(name => name.endsWith('.html'))).toBe(true)
  expect(found.some(name => name.endsWith('.js'))).toBe(true)
})
