import type { City } from './city.ts'

export const denver: City = {
  slug: 'denver-colorado-ai-consultants',
  city: 'Denver',
  state: 'Colorado',
  stateAbbr: 'CO',
  country: 'United States',
  countryCode: 'US',
  latitude: '39.7392',
  longitude: '-104.9903',
  region: 'front-range',
  localFact:
    'The Denver region has one of the largest concentrations of aerospace companies in the United States, alongside energy, telecommunications and outdoor recreation businesses.',
  serviceAreas: ['Aurora', 'Lakewood', 'Littleton', 'Westminster', 'Boulder'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
