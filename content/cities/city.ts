import type { Block } from '#content/documents/blocks.ts'

export type CityRegion =
  | 'prairies'
  | 'great-lakes'
  | 'pacific-northwest'
  | 'st-lawrence'
  | 'foothills'
  | 'atlantic-harbour'
  | 'mid-atlantic'
  | 'southern-california'
  | 'bay-area'
  | 'desert'
  | 'gulf-coast'
  | 'hill-country'
  | 'north-texas'
  | 'front-range'
  | 'piedmont'
  | 'south-florida'

export const countryInText = { CA: 'Canada', US: 'the United States' } as const

export const countries = { CA: 'Canada', US: 'United States' } as const

type CityFacts = {
  slug: string
  city: string
  state: string
  stateAbbr: string
  country: (typeof countries)[keyof typeof countries]
  countryCode: keyof typeof countries
  latitude: string
  longitude: string
  region: CityRegion
  localFact: string
  serviceAreas: readonly string[]
  /** Only for our own city, Winnipeg. */
  postalCode?: string
  expertise: string
  services: { ai: string; automation: string; exit: string }
}

/** As written: its text, on the local economy, programs, rules and taxes, is Markdown. */
export type WrittenCity = CityFacts & {
  /** The name of its file. */
  name: string
  text: string
}

export type City = CityFacts & { content: readonly Block[] }
