import { z } from 'zod'
import { findCostly, mostCharacters } from '#content/documents/limits.ts'
import type { TextKind, TextRule } from '#contracts/words.ts'
import { textProblem } from './check-text.ts'

/** What a schema says about its part of the words, beside the type. */
export type FieldMeta = {
  label?: string
  hint?: string
  /** Why it can't be changed. */
  locked?: string
  /** Not words: names that the code goes by. They can't be seen or changed. */
  hidden?: true
  text?: TextRule
  options?: ReadonlyArray<{ value: string; label: string }>
  /** A fixed list has as many entries as the release. */
  list?: { noun: string; min: number; max: number } | { noun: string; isFixed: true }
}

export const metaOf = (schema: z.core.$ZodType) => (z.globalRegistry.get(schema) ?? {}) as FieldMeta

type Extras = Pick<FieldMeta, 'hint' | 'locked'> & Partial<Omit<TextRule, 'kind'>>

const texts =
  (kind: TextKind, usualMax: number) =>
  (label: string, { max = usualMax, required = true, placeholders = [], ...others }: Extras = {}) => {
    const rule: TextRule = { kind, max, required, placeholders }
    return z
      .string('has to be a text.')
      .superRefine((value, context) => {
        const problem = textProblem(rule, value)
        if (problem) context.addIssue(problem)
      })
      .meta({ label, text: rule, ...others } satisfies FieldMeta)
  }

export const line = texts('line', 200)
export const prose = texts('text', 2000)
export const address = texts('link', 500)
export const email = texts('email', 254)
export const phone = texts('phone', 40)
export const slug = texts('slug', 80)
export const picture = texts('picture', 150)
export const date = texts('date', 10)

/** Bounded, so that reading it never takes long. */
export const markdown = (label: string, extras: Extras = {}) =>
  texts('markdown', mostCharacters)(label, extras).superRefine((value, context) => {
    const costly = findCostly(value)
    if (costly) context.addIssue(`can't be used. ${costly.message}`)
  })

/** For search engines and browser tabs. */
export const metaTitle = line('Title for search engines', { max: 70 })
export const metaDescription = line('Description for search engines', { max: 160 })

/** The code goes by it. */
export const kept = <Type>() => z.custom<Type>(() => true).meta({ hidden: true } satisfies FieldMeta)

export const choice = <const Value extends string>(label: string, options: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(options) as Value[], "can't be used.").meta({
    label,
    options: Object.entries<string>(options).map(([value, name]) => ({ value, label: name })),
  } satisfies FieldMeta)

export const parts = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z.strictObject(shape, "can't be used.").meta({ label } satisfies FieldMeta)

/** The owner can add, move and remove entries. `noun`: one of them, such as "question". */
export const list = <Entry extends z.ZodType>(label: string, noun: string, entry: Entry, { min = 1, max = 30 } = {}) =>
  z
    .array(entry, "can't be used.")
    .min(min, 'needs at least one entry.')
    .max(max, `can have at most ${max} entries.`)
    .meta({ label, list: { noun, min, max } } satisfies FieldMeta)

/** As many entries as the release has. */
export const fixedList = <Entry extends z.ZodType>(label: string, noun: string, entry: Entry) =>
  z.array(entry, "can't be used.").meta({ label, list: { noun, isFixed: true } } satisfies FieldMeta)

/** Whatever keys the release has. */
export const keyed = <Entry extends z.ZodType>(label: string, entry: Entry) =>
  z.record(z.string(), entry).meta({ label } satisfies FieldMeta)

/** A button or link. */
export const linkTo = (label: string) => parts(label, { text: line('Words'), to: address('Where it leads') })

export const faqEntry = parts('Question', {
  question: line('Question'),
  answer: prose('Answer', { max: 1500 }),
})

export const faq = list('Questions', 'question', faqEntry)
