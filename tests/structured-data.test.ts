import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { sitePages, structuredDataOf } from './support/site-pages.ts'

type Data = Record<string, unknown>

// What search engines require or recommend. The business has no reviews, opening hours or phone number.
const requiredFields: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'description', 'email', 'address', 'areaServed'],
  WebSite: ['name', 'url', 'publisher'],
  ProfessionalService: ['name', 'url', 'image', 'email', 'address', 'geo', 'priceRange', 'areaServed'],
  LocalBusiness: ['name', 'url', 'image', 'email', 'address', 'geo', 'priceRange', 'areaServed', 'makesOffer'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'description',
    'mainEntityOfPage',
  ],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Person: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['itemOffered'],
  Service: ['name'],
  City: ['name', 'geo'],
  Country: ['name'],
  Place: ['name'],
}
const nestedOrganization = ['name', 'url']

const urlFields = ['url', 'image', 'logo', 'item', 'mainEntityOfPage', '@id']
const dateFields = ['datePublished', 'dateModified']

function findProblems(value: unknown, location: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findProblems(item, `${location}[${index}]`))
  if (typeof value === 'string') return value.trim() === '' ? [`${location} is empty`] : []
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null ? [`${location} is missing`] : []
  const data = value as Data
  const types = [data['@type']].flat().map(String)
  return [
    ...types.flatMap(type => missingFields(type, data, location)),
    ...urlFields
      .filter(field => typeof data[field] === 'string' && !URL.canParse(String(data[field])))
      .map(field => `${location}.${field} is not an absolute URL`),
    ...dateFields
      .filter(field => field in data && Number.isNaN(Date.parse(String(data[field]))))
      .map(field => `${location}.${field} is not a date`),
    ...Object.entries(data).flatMap(([field, nested]) => findProblems(nested, `${location}.${field}`)),
  ]
}

function missingFields(type: string, data: Data, location: string) {
  // A reference to a node of this or another page.
  if (type === 'undefined' && Object.keys(data).join() === '@id') return []
  const required = type === 'Organization' && location.includes('.') ? nestedOrganization : requiredFields[type]
  if (!required) return [`${location} has the unknown type ${type}`]
  return required.filter(field => !(field in data)).map(field => `${location} (${type}) has no ${field}`)
}

const pagesWithData = sitePages
  .map(({ path }) => ({ path, blocks: structuredDataOf(path) }))
  .filter(({ blocks }) => blocks.length > 0)

describe.each(pagesWithData)('$path', ({ path, blocks }) => {
  test('has complete and valid structured data', () => {
    expect(blocks.map(block => block['@context'])).toEqual(blocks.map(() => 'https://schema.org'))
    expect(blocks.flatMap((block, index) => findProblems(block, `block ${index}`))).toEqual([])
  })

  test('numbers its breadcrumb from the home page to itself', () => {
    const steps = (blocks.find(block => block['@type'] === 'BreadcrumbList')?.itemListElement ?? []) as Data[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    if (steps.length === 0) return
    expect(steps[0]?.item).toBe('http://localhost:3000/')
    expect(steps.at(-1)?.item).toBe(`http://localhost:3000${path}`)
  })
})

test('the check reports missing, empty and invalid fields', () => {
  expect(
    findProblems({ '@type': 'Article', headline: '', image: 'share.png', datePublished: 'soon' }, 'block'),
  ).toEqual(
    expect.arrayContaining([
      'block (Article) has no author',
      'block.headline is empty',
      'block.image is not an absolute URL',
      'block.datePublished is not a date',
    ]),
  )
})

test('every page describes the same company, under one name and address', () => {
  const companyTypes = ['Organization', 'ProfessionalService', 'LocalBusiness']
  const nodes = pagesWithData
    .flatMap(({ blocks }) => blocks.flatMap(block => [block, block.author, block.publisher]) as Array<Data | undefined>)
    .filter(node => node && [node['@type']].flat().some(type => companyTypes.includes(String(type))))
  expect(new Set(nodes.map(node => node?.['@id']))).toEqual(new Set(['http://localhost:3000/#company']))
  for (const field of ['name', 'url', 'logo', 'email', 'address', 'geo']) {
    const values = new Set(nodes.flatMap(node => (node && field in node ? JSON.stringify(node[field]) : [])))
    expect([...values], field).toHaveLength(1)
  }
})

test.each(content.cities)(
  '$city: the business data has the city, its service areas, the services and the Winnipeg address',
  city => {
    const business = structuredDataOf(`/${city.slug}`).find(block => block['@type'] === 'LocalBusiness') as Data
    const areas = business.areaServed as Array<Data>
    expect(areas.map(({ name }) => name)).toEqual([city.city, ...city.serviceAreas])
    expect(areas[0]?.geo).toMatchObject({ latitude: city.latitude, longitude: city.longitude })
    expect(business.address).toMatchObject({
      addressLocality: 'Winnipeg',
      addressRegion: 'MB',
      postalCode: 'R3B 3K6',
      addressCountry: 'CA',
    })
    const offers = business.makesOffer as Array<{ itemOffered: { name: string } }>
    expect(offers.map(({ itemOffered }) => itemOffered.name)).toEqual([
      'AI Business Consultancy',
      'Automation Consulting',
      'Business Modernization',
      'Exit Planning Strategy',
      'AI Implementation',
      'Business Process Automation',
    ])
    expect(business.priceRange).toBe('$$')
  },
)
