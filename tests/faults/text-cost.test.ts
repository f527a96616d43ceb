import { expect, test } from 'vitest'
import { createCostCheck } from '#tests/support/text-cost.ts'

const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
const letters = [...'aeAZ059']
const marks = characters.slice(0x21, 0x7f).filter(character => !/[a-z\d]/i.test(character))
const whiteSpace = characters.filter(character => character.trim() === '')
/** They become others when they're folded for the search, in quotation marks of other languages, or longer in capitals. */
const others = [
  ...'¨´¸·…‘’“”«»„‚‹›–—ßİıŉǰﬁﷺ㍿ά\u0301\u0307\u200b\u200d\u202e\ufe0f',
  '😀',
  'e\u0301',
  ' \u00a0',
  '\r\n',
  ', ',
  '" ',
]

test('twice the text in every field of every route takes about twice the time, whatever the character', async () => {
  const { slowSteps, routes } = await createCostCheck()
  const fillers = [...new Set([...letters, ...marks, ...whiteSpace, ...others])]
  for (const filler of fillers) expect(await slowSteps(filler), JSON.stringify(filler)).toEqual([])
  console.info(`Cost of text: ${fillers.length} fillers in ${routes.length} routes.`)
})
