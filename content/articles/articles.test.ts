import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { blockTexts, textBlocks } from '#content/documents/blocks.ts'
import { site } from '#content/site.ts'
import { articleCategories } from './article.ts'

const { articles } = content

const blocks = articles.flatMap(({ content }) => textBlocks(content))

test('has at least 12 articles, with ids from 1 on, newest first', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(articles.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(articles.map((_, index) => index + 1))
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(new Set(dates).size).toBe(articles.length)
})

test('credits the newest of the first 12 articles, from October 2025, to the owner and the rest to the company', () => {
  const [newest, ...others] = articles.filter(({ id }) => id <= 12)
  expect(newest?.date).toMatch(/^2025-10-/)
  expect(newest?.author).toBe(site.owner.name || site.name)
  expect(new Set(others.map(({ author }) => author))).toEqual(new Set([site.name]))
})

test('uses every category', () => {
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories))
})

test('uses every block type of an article', () => {
  const kinds = blocks.map(block => {
    if (block.type === 'heading') return `heading ${block.level}`
    return block.type === 'link' ? `link ${block.url.startsWith('http') ? 'out' : 'within'}` : block.type
  })
  expect(new Set(kinds)).toEqual(
    new Set([
      'heading 2',
      'heading 3',
      'heading 4',
      'paragraph',
      'list',
      'quote',
      'link out',
      'link within',
      'video',
      'image',
    ]),
  )
})

test('a checklist starts with its heading and has a list', () => {
  const checklists = articles.flatMap(({ content }) => content.filter(block => block.type === 'checklist'))
  expect(checklists.length).toBeGreaterThan(10)
  for (const { blocks: parts } of checklists) {
    expect(parts[0]?.type).toBe('heading')
    expect(parts.map(({ type }) => type)).toContain('list')
  }
})

test('opens and ends every article differently', () => {
  const texts = articles.map(({ content }) => textBlocks(content).flatMap(blockTexts))
  const opening = texts.map(([first]) => first?.split(' ').slice(0, 5).join(' '))
  const ending = texts.map(all => all.at(-1))
  expect(new Set(opening).size).toBe(articles.length)
  expect(new Set(ending).size).toBe(articles.length)
})

describe.each(articles)('$slug', ({ slug, content, wordCount, featuredImage, featuredImageAlt, excerpt }) => {
  test('has 900 to 1500 words', () => {
    const words = textBlocks(content).flatMap(blockTexts).join(' ').split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(900)
    expect(words.length).toBeLessThanOrEqual(1500)
    expect(Math.abs(wordCount - words.length)).toBeLessThan(30)
  })

  test('has its own picture with alt text', () => {
    expect(existsSync(`public${featuredImage}`)).toBe(true)
    expect(articles.filter(other => other.featuredImage === featuredImage)).toHaveLength(1)
    expect(featuredImageAlt.length).toBeGreaterThan(20)
    expect(excerpt.length).toBeLessThan(200)
  })

  test('skips no heading level', () => {
    let last = 1
    for (const block of textBlocks(content)) {
      if (block.type !== 'heading') continue
      expect(block.level, block.text).toBeLessThanOrEqual(last + 1)
      last = block.level
    }
  })

  test('repeats no block', () => {
    const texts = textBlocks(content).flatMap(blockTexts)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('links to another page of the site', () => {
    const links = textBlocks(content).flatMap(block =>
      block.type === 'link' && block.url.startsWith('/') ? [block.url] : [],
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links).not.toContain(`/articles/${slug}`)
  })
})
