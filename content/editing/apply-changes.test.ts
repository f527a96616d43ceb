import { describe, expect, test } from 'vitest'
import { words as originals } from '#content/all-words.ts'
import { pageDates } from '#content/page-dates.ts'
import { site } from '#content/site.ts'
import { applyChanges } from './apply-changes.ts'
import type { Change, Json } from './change.ts'
import { makeChange } from './make-change.ts'
import { valueAt } from './value-at.ts'

const apply = (...changes: Change[]) => applyChanges(changes, pageDates)
const change = (path: string, value: Json): Change => ({ path, original: valueAt(originals, path) ?? null, value })
const slugs = originals.articles.map(({ slug }) => slug)

describe('applying changes', () => {
  test('gives the release words without changes', () => {
    expect(apply()).toEqual({ words: originals, conflicts: [] })
  })

  test('replaces a text and nothing else', () => {
    const { words } = apply(change('homeFaq/2/answer', 'New'))
    expect(words.homeFaq[2]).toEqual({ ...originals.homeFaq[2], answer: 'New' })
    expect({ ...words, homeFaq: [] }).toEqual({ ...originals, homeFaq: [] })
  })

  test('lets texts that mention a company detail follow it', () => {
    const { words } = apply(change('site/owner/name', 'Ada Example'), change('site/email', 'ada@example.com'))
    expect(words.about.story[0]).toContain('Ada Example')
    expect(words.articles[0]?.author).toBe('Ada Example')
    expect(JSON.stringify(words.legalDocuments)).toContain('ada@example.com')
    expect(JSON.stringify(words)).not.toContain(site.email)
  })

  test('takes a detail off the placeholders once it is changed', () => {
    const { words } = apply(
      change('site/address/street', '1 Main Street'),
      change('site/links/playlist/url', 'https://example.com'),
    )
    expect(words.site.standIns).toEqual(['email', 'links.booking'])
  })

  test('replaces a list', () => {
    const faq = [{ question: 'Q', answer: 'A' }]
    expect(apply(change('homeFaq', faq)).words.homeFaq).toEqual(faq)
  })

  test('adds an article in front, and arranges and unpublishes articles', () => {
    const added = { ...(originals.articles[0] as object), slug: 'added' } as Json
    const adds = { path: 'articles/added', original: null, value: added }
    expect(apply(adds).words.articles.map(({ slug }) => slug)).toEqual(['added', ...slugs])
    const [first, second, ...others] = slugs
    const order = { path: 'articles', original: slugs, value: [second, 'added', ...others] as Json }
    expect(apply(adds, order).words.articles.map(({ slug }) => slug)).toEqual([second, 'added', ...others])
    expect(first).not.toBe(second)
  })

  test('puts an article that a release has added since first', () => {
    const order = { path: 'articles', original: slugs.slice(1), value: slugs.slice(1).reverse() }
    expect(apply(order).words.articles.map(({ slug }) => slug)).toEqual([slugs[0], ...slugs.slice(1).reverse()])
  })
})

describe('after a release', () => {
  test('keeps the owner words where the release changed the original, and reports both', () => {
    const { words, conflicts } = apply({ path: 'about/mission', original: 'Older', value: 'Mine' })
    expect(words.about.mission).toBe('Mine')
    expect(conflicts).toEqual([
      { path: 'about/mission', oldOriginal: 'Older', newOriginal: originals.about.mission, owners: 'Mine' },
    ])
  })

  test('follows a text that has moved in its list', () => {
    const moved = { path: 'homeFaq/0/answer', original: originals.homeFaq[3]?.answer ?? '', value: 'Mine' }
    const { words, conflicts } = apply(moved)
    expect(conflicts).toEqual([])
    expect(words.homeFaq[3]?.answer).toBe('Mine')
    expect(words.homeFaq[0]).toEqual(originals.homeFaq[0])
  })

  test('keeps the newer words of a text that was changed again at its new place', () => {
    const original = originals.homeFaq[0]?.answer ?? ''
    const newer = { path: 'homeFaq/0/answer', original, value: 'Newer' }
    const older = { path: 'homeFaq/3/answer', original, value: 'Older' }
    for (const changes of [
      [newer, older],
      [older, newer],
    ])
      expect(apply(...changes).words.homeFaq[0]?.answer).toBe('Newer')
  })

  test('reports a text that is gone', () => {
    const gone = { path: 'homeFaq/99/answer', original: 'Older', value: 'Mine' }
    expect(apply(gone).conflicts).toEqual([
      { path: 'homeFaq/99/answer', oldOriginal: 'Older', newOriginal: null, owners: 'Mine' },
    ])
  })
})

describe('making a change', () => {
  test('remembers the original', () => {
    expect(makeChange(originals, [], 'about/mission', 'Mine')).toEqual({
      change: { path: 'about/mission', original: originals.about.mission, value: 'Mine' },
      absorbs: [],
    })
  })

  test('changes a text inside a changed list', () => {
    const list = change('homeFaq', [{ question: 'Q', answer: 'A' }])
    const { change: changed } = makeChange(originals, [list], 'homeFaq/0/answer', 'B')
    expect(changed).toEqual({ ...list, value: [{ question: 'Q', answer: 'B' }] })
  })

  test('changes a text inside an added article, by its place', () => {
    const article = { path: 'articles/added', original: null, value: { slug: 'added', content: [{ text: 'A' }] } }
    const { change: changed } = makeChange(originals, [article], 'articles/added/content/0/text', 'B')
    expect(changed.value).toEqual({ slug: 'added', content: [{ text: 'B' }] })
  })

  test('absorbs the changed texts of a list', () => {
    const text = change('homeFaq/2/answer', 'New')
    expect(makeChange(originals, [text], 'homeFaq', []).absorbs).toEqual(['homeFaq/2/answer'])
  })
})
