import type { City } from './city.ts'

export const seattle: City = {
  slug: 'seattle-washington-ai-consultants',
  city: 'Seattle',
  state: 'Washington',
  stateAbbr: 'WA',
  country: 'United States',
  countryCode: 'US',
  latitude: '47.6062',
  longitude: '-122.3321',
  region: 'pacific-northwest',
  localFact:
    'Amazon has its headquarters in Seattle, Microsoft has its own in nearby Redmond, and Boeing builds jetliners in Renton and Everett.',
  serviceAreas: ['Bellevue', 'Redmond', 'Kirkland', 'Renton', 'Everett'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
