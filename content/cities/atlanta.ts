import type { City } from './city.ts'

export const atlanta: City = {
  slug: 'atlanta-georgia-ai-consultants',
  city: 'Atlanta',
  state: 'Georgia',
  stateAbbr: 'GA',
  country: 'United States',
  countryCode: 'US',
  latitude: '33.7490',
  longitude: '-84.3880',
  region: 'piedmont',
  localFact:
    "Atlanta is home to one of the world's busiest passenger airports and to the headquarters of Coca-Cola and Delta Air Lines.",
  serviceAreas: ['Decatur', 'Sandy Springs', 'Marietta', 'Roswell', 'Alpharetta'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
