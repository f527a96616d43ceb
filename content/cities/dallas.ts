import type { City } from './city.ts'

export const dallas: City = {
  slug: 'dallas-texas-ai-consultants',
  city: 'Dallas',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '32.7767',
  longitude: '-96.7970',
  region: 'north-texas',
  localFact:
    'Dallas is a centre of finance, telecommunications and logistics, and Dallas Fort Worth International Airport is one of the busiest in the world.',
  serviceAreas: ['Irving', 'Richardson', 'Garland', 'Plano', 'Frisco'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
