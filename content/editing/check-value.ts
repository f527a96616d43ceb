import { words as originals, type Words } from '#content/all-words.ts'
import { articlesPath } from './apply-changes.ts'
import type { Json } from './change.ts'
import { checkText } from './check-text.ts'
import { fieldRule, listRule, maxArticles } from './fields.ts'
import { articleSample, isSlug, type Sample } from './list-table.ts'
import { entryTextRule } from './text-rule.ts'
import { valueAt } from './value-at.ts'

const noSuchText = "There's no such text."

/** A sentence for the owner if the value can't be used there. */
export function checkValue(words: Words, path: string, value: Json): string | undefined {
  if (path === articlesPath) return checkOrder(words, value)
  const list = listRule(path)
  if (list && valueAt(words, path) !== undefined) return checkList(path, list, value)
  const rule = fieldRule(words, path)
  if (rule) return checkText(rule, value)
  const [folder, slug, ...rest] = path.split('/')
  if (folder !== articlesPath || slug === undefined || rest.length > 0) return noSuchText
  return checkArticle(words, slug, value)
}

function checkOrder({ articles }: Words, value: Json) {
  const isOrder = Array.isArray(value) && value.every(isSlug) && new Set(value).size === value.length
  if (!isOrder || value.length > maxArticles) return "That isn't an order of the articles."
  const isPublished = [...originals.articles, ...articles].some(({ slug }) => value.includes(slug))
  return isPublished ? undefined : 'At least one article has to be published.'
}

function checkArticle(words: Words, slug: string, value: Json) {
  if (originals.articles.some(article => article.slug === slug))
    return "There's already an article at this web address."
  const others = words.articles.filter(article => article.slug !== slug)
  if (others.length >= maxArticles) return `There can be at most ${maxArticles} articles.`
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject || !('slug' in value) || value.slug !== slug) return noSuchText
  return checkEntry(`${articlesPath}/${slug}`, articleSample, value, 'The article')
}

type List = NonNullable<ReturnType<typeof listRule>>

function checkList(path: string, { entry, min, max }: List, value: Json) {
  if (!Array.isArray(value)) return "That isn't a list."
  if (value.length < min) return 'At least one entry has to stay.'
  if (value.length > max) return `That's more than ${max} entries.`
  for (const [index, item] of value.entries()) {
    const problem = checkEntry(`${path}/${index}`, entry, item, `Entry ${index + 1}`)
    if (problem) return problem
  }
  return undefined
}

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `name` says which part it is, such as "Entry 3, answer". */
function checkEntry(path: string, sample: Sample, value: Json, name: string): string | undefined {
  if (typeof sample === 'function') return sample(value) ? undefined : `${name} can't be used.`
  if (typeof sample === 'string') {
    const rule = entryTextRule(path, name)
    return rule ? checkText(rule, value) : `${name} can't be used.`
  }
  if (Array.isArray(sample)) {
    if (!Array.isArray(value) || value.length === 0) return `${name} needs at least one entry.`
    return firstProblem(
      value.map((item, index) => () => checkEntry(`${path}/${index}`, sample[0], item, `${name}, ${index + 1}`)),
    )
  }
  if (!isRecord(value)) return `${name} can't be used.`
  const byType = (sample as Readonly<Record<string, Sample>>)['{type}']
  if (byType !== undefined) {
    const own = Object.entries(byType).find(([type]) => type === value.type)?.[1]
    return own === undefined ? `${name} can't be used.` : checkEntry(path, own, value, name)
  }
  const known = Object.entries(sample as Readonly<Record<string, Sample>>).map(([key, part]) => ({
    key: key.replace('?', ''),
    isOptional: key.endsWith('?'),
    part,
  }))
  if (Object.keys(value).some(key => !known.some(part => part.key === key))) return `${name} can't be used.`
  return firstProblem(
    known.map(({ key, isOptional, part }) => () => {
      const child = Object.hasOwn(value, key) ? value[key] : undefined
      if (child === undefined) return isOptional ? undefined : `${name}: the ${key} is missing.`
      return checkEntry(`${path}/${key}`, part, child, `${name}, ${key}`)
    }),
  )
}

function firstProblem(checks: ReadonlyArray<() => string | undefined>) {
  for (const check of checks) {
    const problem = check()
    if (problem) return problem
  }
  return undefined
}
