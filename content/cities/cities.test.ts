import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content as words } from '#content/all-content.ts'
import { blockTexts, textBlocks } from '#content/documents/blocks.ts'
import { sectionsOf } from '#content/documents/sections.ts'
import type { City } from './city.ts'
import { sceneAlts } from './regions.ts'

const { cities } = words

test('includes 8 Canadian and 16 US cities', () => {
  const first = [
    'Winnipeg MB CA',
    'Toronto ON CA',
    'Vancouver BC CA',
    'Montreal QC CA',
    'Calgary AB CA',
    'Edmonton AB CA',
    'Ottawa ON CA',
    'Halifax NS CA',
    'New York NY US',
    'Los Angeles CA US',
    'Chicago IL US',
    'Houston TX US',
    'Phoenix AZ US',
    'Philadelphia PA US',
    'San Antonio TX US',
    'San Diego CA US',
    'Dallas TX US',
    'San Jose CA US',
    'Austin TX US',
    'Seattle WA US',
    'Denver CO US',
    'Boston MA US',
    'Atlanta GA US',
    'Miami FL US',
  ]
  const listed = cities.map(({ city, stateAbbr, countryCode }) => `${city} ${stateAbbr} ${countryCode}`)
  expect(listed).toEqual(expect.arrayContaining(first))
})

test('starts with our own city and has slugs made of city and state', () => {
  expect(cities[0]?.city).toBe('Winnipeg')
  for (const { slug, city, state } of cities) {
    expect(slug).toBe(`${city} ${state} ai consultants`.toLowerCase().replaceAll(' ', '-'))
  }
})

test('has a postal code for our own city and no other', () => {
  expect(cities.filter(({ postalCode }) => postalCode).map(({ city }) => city)).toEqual(['Winnipeg'])
})

// To a tenth of a degree, about ten kilometres.
const places: Record<string, [latitude: number, longitude: number]> = {
  Winnipeg: [49.9, -97.1],
  Toronto: [43.7, -79.4],
  Vancouver: [49.3, -123.1],
  Montreal: [45.5, -73.6],
  Calgary: [51.0, -114.1],
  Edmonton: [53.5, -113.5],
  Ottawa: [45.4, -75.7],
  Halifax: [44.6, -63.6],
  'New York': [40.7, -74.0],
  'Los Angeles': [34.1, -118.2],
  Chicago: [41.9, -87.6],
  Houston: [29.8, -95.4],
  Phoenix: [33.4, -112.1],
  Philadelphia: [40.0, -75.2],
  'San Antonio': [29.4, -98.5],
  'San Diego': [32.7, -117.2],
  Dallas: [32.8, -96.8],
  'San Jose': [37.3, -121.9],
  Austin: [30.3, -97.7],
  Seattle: [47.6, -122.3],
  Denver: [39.7, -105.0],
  Boston: [42.4, -71.1],
  Atlanta: [33.7, -84.4],
  Miami: [25.8, -80.2],
}

test.each(Object.entries(places))('%s has the right coordinates', (name, [north, west]) => {
  const { latitude, longitude } = cities.find(({ city }) => city === name) as City
  expect(Math.abs(Number(latitude) - north)).toBeLessThan(0.1)
  expect(Math.abs(Number(longitude) - west)).toBeLessThan(0.1)
})

const extents = {
  CA: { south: 41, north: 84, west: -142, east: -52 },
  US: { south: 18, north: 72, west: -180, east: -66 },
}

describe.each(cities)('$city', ({ countryCode, latitude, longitude, region, serviceAreas, content, ...texts }) => {
  test('has coordinates in its country', () => {
    const { south, north, west, east } = extents[countryCode]
    expect(Number(latitude)).toBeGreaterThan(south)
    expect(Number(latitude)).toBeLessThan(north)
    expect(Number(longitude)).toBeGreaterThan(west)
    expect(Number(longitude)).toBeLessThan(east)
  })

  test('has a picture, service areas and enough text of its own', () => {
    expect(existsSync(`public/pictures/regions/${region}.svg`)).toBe(true)
    expect(sceneAlts[region].length).toBeGreaterThan(20)
    expect(serviceAreas.length).toBeGreaterThanOrEqual(4)
    expect(texts.localFact.length).toBeGreaterThan(60)
    expect(sectionsOf(content)).toHaveLength(3)
    const words = textBlocks(content)
      .filter(({ type }) => type === 'paragraph')
      .flatMap(blockTexts)
      .join(' ')
      .split(' ')
    expect(words.length).toBeGreaterThan(280)
    for (const text of [texts.expertise, ...Object.values(texts.services)])
      expect(text.split(' ').length).toBeGreaterThan(12)
  })
})

const documents = [
  ...cities.map(({ city, content }) => ({ page: city, content })),
  ...words.nationalRules.countries.map(({ name, content }) => ({ page: name, content })),
]

describe.each(documents)('the sources of $page', ({ content }) => {
  const sources = textBlocks(content).flatMap(block => (block.type === 'link' ? block : []))

  test('have plain HTTPS URLs and a label each', () => {
    for (const { text, url } of sources) {
      expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', hash: '' })
      expect(url).not.toMatch(/utm_|\s/)
      expect(text, url).toMatch(/^Source: .{11}/)
    }
  })

  test('differ from each other', () => {
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    expect(new Set(sources.map(({ text }) => text)).size).toBe(sources.length)
  })

  test('cover all sections but at most one', () => {
    expect(sources.length).toBeGreaterThanOrEqual(sectionsOf(content).length - 1)
  })
})
