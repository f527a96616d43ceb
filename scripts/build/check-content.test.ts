import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/toolchain.mjs'
import { temporaryFolder } from '#tests/support/databases.ts'
import { checkContent } from './check-content.ts'

test('names the file and line of an apostrophe that ends a text, in one line', async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/faq.ts'), "export const faq = [\n  { question: 'Where's your office?' },\n]\n")
  expect(() => checkContent(folder)).toThrow(/^content\/faq\.ts, line 2: .*put the text in "\.\.\." instead\.$/)
  expect(() => checkContent(root)).not.toThrow()
})
