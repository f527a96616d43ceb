import type { TextSection } from '#content/text-section.ts'

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

export type City = {
  slug: string
  city: string
  state: string
  stateAbbr: string
  country: 'Canada' | 'United States'
  countryCode: 'CA' | 'US'
  latitude: string
  longitude: string
  region: CityRegion
  localFact: string
  serviceAreas: readonly string[]
  /** Only for our own city, Winnipeg. */
  postalCode?: string
  local: {
    expertise: string
    services: { ai: string; automation: string; exit: string }
    /** The local economy, programs and privacy rules, and exiting a business under local tax law. */
    sections: readonly TextSection[]
  }
}
