import type { City } from './city.ts'

export const sanDiego: City = {
  slug: 'san-diego-california-ai-consultants',
  city: 'San Diego',
  state: 'California',
  stateAbbr: 'CA',
  country: 'United States',
  countryCode: 'US',
  latitude: '32.7157',
  longitude: '-117.1611',
  region: 'southern-california',
  localFact:
    'San Diego pairs one of the largest concentrations of US Navy ships and bases with a leading life sciences cluster around Torrey Pines.',
  serviceAreas: ['Chula Vista', 'La Mesa', 'El Cajon', 'Escondido', 'Carlsbad'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
