import type { City } from './city.ts'

export const sanAntonio: City = {
  slug: 'san-antonio-texas-ai-consultants',
  city: 'San Antonio',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '29.4241',
  longitude: '-98.4936',
  region: 'hill-country',
  localFact:
    "Joint Base San Antonio makes the military one of the city's largest employers, and cybersecurity, health care and tourism are strong around it.",
  serviceAreas: ['Alamo Heights', 'Schertz', 'New Braunfels', 'Boerne'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
