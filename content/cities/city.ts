/** Where a city lies: which drawn scene (public/pictures/regions) stands for it. */
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

/** As it reads within a sentence. */
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
  postalCode?: string
  /** What is true of this city and would not fit another one. */
  local: {
    /** For the card on local expertise: what we know about doing business here. */
    expertise: string
    /** For each of the three service cards: what it means for a business here. */
    services: { ai: string; automation: string; exit: string }
    /** The local economy, the programs and privacy rules an owner meets, leaving the business under this tax system. */
    sections: ReadonlyArray<{ heading: string; paragraphs: readonly string[] }>
  }
}
