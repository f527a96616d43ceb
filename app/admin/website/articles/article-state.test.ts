import { expect, test } from 'vitest'
import { words } from '#content/all-words.ts'
import { checkValue } from '#content/editing/check-value.ts'
import { articleState, moveSlug, slugOf } from './article-state.ts'
import { emptyArticle, newArticleErrors, toArticle } from './new-article.ts'

const filledIn = {
  ...emptyArticle,
  title: ' What to ask before you buy software ',
  slug: 'what-to-ask',
  excerpt: 'Five questions.',
  metaDescription: 'Five questions to ask a vendor.',
  featuredImage: 'in-open-binder',
  featuredImageAlt: 'An open binder.',
  markdown: 'Text.',
}

test('suggests a web address from the title', () => {
  expect(slugOf("What's new in AI? Été 2026 – part 2")).toBe('whats-new-in-ai-ete-2026-part-2')
  expect(slugOf('???')).toBe('')
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test('an article without errors is one that the server accepts', () => {
  expect(newArticleErrors(filledIn, [])).toEqual({})
  const content = [{ type: 'paragraph', text: 'Text.' }]
  const article = toArticle(filledIn, { id: 13, author: 'Anna', date: '2026-11-18', content })
  expect(checkValue(words, 'articles/what-to-ask', article)).toBeUndefined()
  expect(article).toMatchObject({ title: 'What to ask before you buy software' })
})

test('says what is missing, too long or taken', () => {
  expect(Object.keys(newArticleErrors(emptyArticle, [])).sort()).toEqual(
    ['excerpt', 'featuredImage', 'featuredImageAlt', 'markdown', 'metaDescription', 'slug', 'title'].sort(),
  )
  expect(newArticleErrors({ ...filledIn, metaDescription: 'a'.repeat(161) }, [])).toHaveProperty('metaDescription')
  expect(newArticleErrors(filledIn, ['what-to-ask'])).toHaveProperty('slug')
  expect(newArticleErrors({ ...filledIn, slug: 'Not-this_one' }, [])).toHaveProperty('slug')
})

test('names the state of an article, with what was changed on the screen', () => {
  const article = { slug: 'a', title: 'A', category: 'B', date: '2026-11-18' }
  const label = (isPublished: boolean, isNew: boolean, hasDrafts: boolean, isListed: boolean) =>
    articleState({ ...article, isPublished, isNew, hasDrafts, isListed }, isListed).label
  expect(label(true, false, false, true)).toBe('Published')
  expect(label(true, false, true, true)).toBe('Published, with a draft')
  expect(label(true, false, false, false)).toBe('Will be unpublished')
  expect(label(false, false, false, false)).toBe('Unpublished')
  expect(label(false, false, false, true)).toBe('Will be published again')
  expect(label(false, true, true, true)).toBe('New draft')
})

test('moves an article by one place, and not past the ends', () => {
  expect(moveSlug(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moveSlug(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(moveSlug(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
})
