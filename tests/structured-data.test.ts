import { describe, expect, test } from 'vitest'
import { cities } from '#content/cities/all-cities.ts'
import { htmlOf, sitePages, structuredDataOf } from './support/site-pages.ts'

type Data = Record<string, unknown>

// What search engines require or recommend of each type, as far as it is true of us: there are no reviews or ratings, no
// opening hours, and no telephone number.
const expectedOf: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'description', 'email', 'address', 'areaServed'],
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
// Inside an article, the company is named shortly.
const shortOrganization = ['name', 'url']

const addressFields = ['url', 'image', 'logo', 'item', 'mainEntityOfPage', '@id']
const dateFields = ['datePublished', 'dateModified']

/** Every fault of a block and of all that it holds, each with the place where it is. */
function faultsOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsOf(item, `${place}[${index}]`))
  if (typeof value === 'string') return value.trim() === '' ? [`${place} is empty`] : []
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null ? [`${place} is missing`] : []
  const data = value as Data
  const type = String(data['@type'])
  const wanted = type === 'Organization' && place.includes('.') ? shortOrganization : expectedOf[type]
  if (!wanted) return [`${place} has the unknown type ${type}`]
  return [
    ...wanted.filter(field => !(field in data)).map(field => `${place} (${type}) has no ${field}`),
    ...addressFields
      .filter(field => typeof data[field] === 'string' && !URL.canParse(String(data[field])))
      .map(field => `${place}.${field} is no full address`),
    ...dateFields
      .filter(field => field in data && Number.isNaN(Date.parse(String(data[field]))))
      .map(field => `${place}.${field} is no date`),
    ...Object.entries(data).flatMap(([field, held]) => faultsOf(held, `${place}.${field}`)),
  ]
}

const pagesWithData = sitePages
  .map(({ path, html }) => ({ path, blocks: structuredDataOf(html) }))
  .filter(({ blocks }) => blocks.length > 0)

describe.each(pagesWithData)('$path', ({ path, blocks }) => {
  test('describes itself completely', () => {
    expect(blocks.map(block => block['@context'])).toEqual(blocks.map(() => 'https://schema.org'))
    expect(blocks.flatMap((block, index) => faultsOf(block, `block ${index}`))).toEqual([])
  })

  test('numbers the steps of its breadcrumb from the home page to itself', () => {
    const steps = (blocks.find(block => block['@type'] === 'BreadcrumbList')?.itemListElement ?? []) as Data[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    if (steps.length === 0) return
    expect(steps[0]?.item).toBe('http://localhost:3000/')
    expect(steps.at(-1)?.item).toBe(`http://localhost:3000${path}`)
  })
})

test('a check that finds nothing would be worthless: a block without its parts is found out', () => {
  expect(faultsOf({ '@type': 'Article', headline: '', image: 'share.png', datePublished: 'soon' }, 'block')).toEqual(
    expect.arrayContaining([
      'block (Article) has no author',
      'block.headline is empty',
      'block.image is no full address',
      'block.datePublished is no date',
    ]),
  )
})

test.each(cities)(
  '$city: the business data names the city, its surroundings, the services and our one address',
  city => {
    const business = structuredDataOf(htmlOf(`/${city.slug}`)).find(block => block['@type'] === 'LocalBusiness') as Data
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
