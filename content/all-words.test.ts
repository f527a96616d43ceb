import { expect, test } from 'vitest'
import { createWords, words } from './all-words.ts'
import { pageDates } from './page-dates.ts'
import { site } from './site.ts'

test('the words are plain data', () => {
  expect(structuredClone(words)).toEqual(words)
  expect(JSON.parse(JSON.stringify(words))).toEqual(words)
})

test('texts made from company details follow them', () => {
  const changed = createWords(
    {
      ...site,
      name: 'Prairie Modern',
      email: 'office@prairie.example',
      owner: { ...site.owner, name: 'Anna Example' },
      address: { ...site.address, city: 'Brandon' },
    },
    pageDates,
  )
  // What visitors agreed to must stay as they saw it.
  const { consents, ...others } = changed
  const text = JSON.stringify(others)
  expect(text).not.toContain(site.name)
  expect(text).not.toContain(site.email)
  expect(changed.about.story[0]).toContain("That's why Anna Example started Prairie Modern")
  expect(changed.about.team[0]?.name).toBe('Anna Example')
  expect(new Set(changed.articles.map(({ author }) => author))).toEqual(new Set(['Anna Example', 'Prairie Modern']))
  expect(changed.cityPage.remote).toBe('From Brandon, we work by video and phone.')
})

test('legal documents name the day since when their wording is in force', () => {
  const dates = { '/privacy-policy': { updated: '2031-05-05', words: '' } }
  const { legalDocuments } = createWords(site, dates)
  expect(JSON.stringify(legalDocuments[0])).toContain('in force since May 5, 2031.')
})
