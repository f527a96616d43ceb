import { documentValues, withContent } from '#content/documents/document-values.ts'
import { readDocuments } from '#content/documents/read-documents.ts'
import type { Site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import { type City, type CityRegion, countries, type WrittenCity } from './city.ts'

/** In display order: Canada first, starting with our own city. */
export const releasedCities: readonly WrittenCity[] = readDocuments('cities')
  .toSorted((a, b) => Number(a.fields.order) - Number(b.fields.order))
  .map(({ name, fields, text }) => {
    const { city = '', state = '', stateAbbr = '', latitude = '', longitude = '', postalCode } = fields
    const { region, serviceAreas = '', localFact = '', expertise = '', ai = '', automation = '', exit = '' } = fields
    const countryCode = fields.country === countries.CA ? 'CA' : 'US'
    return {
      name,
      slug: `${city} ${state} ai consultants`.toLowerCase().replaceAll(' ', '-'),
      city,
      state,
      stateAbbr,
      country: countries[countryCode],
      countryCode,
      latitude,
      longitude,
      region: region as CityRegion,
      localFact,
      serviceAreas: serviceAreas.split(', '),
      ...(postalCode !== undefined && { postalCode }),
      expertise,
      services: { ai, automation, exit },
      text,
    }
  })

export const createCities = (site: Site, pageDates: PageDates, cities: readonly WrittenCity[]): readonly City[] =>
  cities.map(({ name: _, text, ...facts }) =>
    withContent(facts, text, documentValues(site, pageDates, `/${facts.slug}`)),
  )
