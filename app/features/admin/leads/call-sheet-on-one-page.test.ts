import { expect, test } from 'vitest'
import { betaEntry, exitAnswers, personWith, quizEntry, surveyEntry } from '#tests/support/people.ts'
import { callSheetOnOnePage } from './call-sheet-on-one-page.ts'
import { shorten } from './shorten.ts'

const long = 'Quoting takes days because every drawing is measured by hand. '.repeat(40).slice(0, 2000)

test('answers that fit stand on the sheet as they were given', () => {
  const { startHere, beta, note } = callSheetOnOnePage(
    personWith([betaEntry({ goals: long.slice(0, 300).trim() })], { note: 'Prefers mornings.\nHas a dog.' }),
  )
  expect(startHere[0]?.answer).toBe('The quoting process, all of it')
  expect(beta.find(({ label }) => label === 'Goals')?.answer).toBe(long.slice(0, 300).trim())
  expect(note).toBe('Prefers mornings. Has a dog.')
})

test('the more there is to say, the shorter each of it becomes', () => {
  const few = callSheetOnOnePage(personWith([betaEntry({ goals: long })]))
  const many = callSheetOnOnePage(
    personWith(
      [
        betaEntry({ goals: long, challenges: long, magicWandFix: long, whyGoodFit: long, additionalInfo: long }),
        quizEntry({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2 }),
        surveyEntry('exit', { ...exitAnswers, bottlenecks: [long, long, long] }),
        surveyEntry('optimize', { bottlenecks: [long, long, long], 'primary-goal': 'Increase revenue' }),
      ],
      { note: long },
    ),
  )
  const goalsOn = ({ beta }: typeof few) => beta.find(({ label }) => label === 'Goals')?.answer ?? ''
  expect(goalsOn(few)).toMatch(/…$/)
  expect(goalsOn(few).length).toBeGreaterThan(300)
  expect(goalsOn(many).length).toBeLessThan(150)
  expect(goalsOn(many).length).toBeGreaterThan(30)
})

test.each([
  ['two words', 20, 'two words'],
  ['  spaces\n\nand lines ', 40, 'spaces and lines'],
  ['cut at the end of a word', 20, 'cut at the end of…'],
  ['cut before a comma, so', 20, 'cut before a comma…'],
  ['W'.repeat(30), 10, `${'W'.repeat(9)}…`],
  ['😀😀😀😀', 3, '😀😀…'],
])('%j in %s characters is %j', (text, longest, short) => {
  expect(shorten(text, longest)).toBe(short)
})
