import type { City } from './city.ts'

export const losAngeles: City = {
  slug: 'los-angeles-california-ai-consultants',
  city: 'Los Angeles',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '34.0522',
  longitude: '-118.2437',
  region: 'southern-california',
  localFact:
    "The neighbouring ports of Los Angeles and Long Beach form the busiest container gateway in the United States, and film and television remain the city's best-known industry.",
  serviceAreas: ['Long Beach', 'Pasadena', 'Glendale', 'Burbank', 'Santa Monica'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
