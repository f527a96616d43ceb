import type { City } from './city.ts'

export const toronto: City = {
  slug: 'toronto-ontario-ai-consultants',
  city: 'Toronto',
  state: 'Ontario',
  stateAbbr: 'ON',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '43.6532',
  longitude: '-79.3832',
  region: 'great-lakes',
  localFact:
    "Toronto is Canada's financial centre: the country's five largest banks have their executive offices downtown, close to the Toronto Stock Exchange.",
  serviceAreas: ['Mississauga', 'Brampton', 'Markham', 'Vaughan', 'Oakville'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
