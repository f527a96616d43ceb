import type { Toolkit } from '#contracts/toolkit.ts'

type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string'

const isNumber: Check = value => typeof value === 'number'

const isListOf =
  (isItem: Check): Check =>
  value =>
    Array.isArray(value) && value.every(isItem)

const isEither =
  (one: Check, other: Check): Check =>
  value =>
    one(value) || other(value)

const isMissing: Check = value => value === undefined

const hasParts =
  (parts: Record<string, Check>): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isSection = hasParts({
  title: isText,
  paragraphs: isListOf(isText),
  items: isEither(isMissing, isListOf(isText)),
})

const parts: Record<keyof Toolkit, Check> = {
  whatItIs: isSection,
  gettingStarted: isSection,
  disclaimer: isSection,
  howToUse: hasParts({ title: isText, steps: isListOf(hasParts({ title: isText, text: isText })) }),
  prompts: isListOf(hasParts({ number: isNumber, title: isText, prompt: isText })),
  nextSteps: isSection,
}

const hasAllParts = hasParts(parts)

/** By hand: the contract's schema would bring its whole library along, to a page that checks one stored value. */
export const isToolkit = (value: unknown): value is Toolkit => hasAllParts(value)
