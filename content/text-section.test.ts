import { describe, expect, test } from 'vitest'
import { cities } from './cities/all-cities.ts'
import { nationalRules } from './national-rules.ts'
import type { TextSection } from './text-section.ts'

const pages: Array<{ page: string; sections: readonly TextSection[] }> = [
  ...cities.map(({ city, local }) => ({ page: city, sections: local.sections })),
  { page: nationalRules.title, sections: nationalRules.countries.flatMap(({ sections }) => [...sections]) },
]

describe.each(pages)('the sources of $page', ({ sections }) => {
  const sources = sections.flatMap(({ source }) => source ?? [])

  test('have plain HTTPS URLs and a label each', () => {
    for (const { label, url } of sources) {
      expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', hash: '' })
      expect(url).not.toMatch(/utm_|\s/)
      expect(label.length, url).toBeGreaterThan(10)
    }
  })

  test('differ from each other', () => {
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    expect(new Set(sources.map(({ label }) => label)).size).toBe(sources.length)
  })

  test('cover all sections but at most one', () => {
    expect(sources.length).toBeGreaterThanOrEqual(sections.length - 1)
  })
})
