import type { City } from './city.ts'

export const sanJose: City = {
  slug: 'san-jose-california-ai-consultants',
  city: 'San Jose',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '37.3382',
  longitude: '-121.8863',
  region: 'bay-area',
  localFact:
    'San Jose is the largest city in Silicon Valley and the headquarters of technology companies such as Cisco and Adobe.',
  serviceAreas: ['Santa Clara', 'Sunnyvale', 'Campbell', 'Milpitas', 'Cupertino'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
