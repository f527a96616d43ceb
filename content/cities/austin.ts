import type { City } from './city.ts'

export const austin: City = {
  slug: 'austin-texas-ai-consultants',
  city: 'Austin',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '30.2672',
  longitude: '-97.7431',
  region: 'hill-country',
  localFact:
    "Austin's economy rests on state government, the University of Texas and a technology sector that ranges from chip plants to software start-ups.",
  serviceAreas: ['Round Rock', 'Cedar Park', 'Pflugerville', 'Georgetown', 'San Marcos'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
