import type { City } from './city.ts'

export const phoenix: City = {
  slug: 'phoenix-arizona-ai-consultants',
  city: 'Phoenix',
  state: 'Arizona',
  stateAbbr: 'AZ',
  country: 'United States',
  countryCode: 'US',
  latitude: '33.4484',
  longitude: '-112.0740',
  region: 'desert',
  localFact:
    'Greater Phoenix is one of the main semiconductor manufacturing regions in the United States, with large plants in Chandler and in the north of the city.',
  serviceAreas: ['Scottsdale', 'Tempe', 'Mesa', 'Chandler', 'Glendale'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
