import type { City } from './city.ts'

export const philadelphia: City = {
  slug: 'philadelphia-pennsylvania-ai-consultants',
  city: 'Philadelphia',
  state: 'Pennsylvania',
  stateAbbr: 'PA',
  country: 'United States',
  countryCode: 'US',
  latitude: '39.9526',
  longitude: '-75.1652',
  region: 'mid-atlantic',
  localFact:
    "Universities and hospitals anchor Philadelphia's economy: the University of Pennsylvania and its health system are the city's largest private employer.",
  serviceAreas: ['Camden', 'Cherry Hill', 'Upper Darby', 'King of Prussia'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
