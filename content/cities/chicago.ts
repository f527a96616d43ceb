import type { City } from './city.ts'

export const chicago: City = {
  slug: 'chicago-illinois-ai-consultants',
  city: 'Chicago',
  state: 'Illinois',
  stateAbbr: 'IL',
  country: 'United States',
  countryCode: 'US',
  latitude: '41.8781',
  longitude: '-87.6298',
  region: 'great-lakes',
  localFact: 'Chicago is the busiest rail hub in the United States and the birthplace of the modern futures exchange.',
  serviceAreas: ['Evanston', 'Oak Park', 'Schaumburg', 'Naperville', 'Aurora'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
