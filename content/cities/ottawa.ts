import type { City } from './city.ts'

export const ottawa: City = {
  slug: 'ottawa-ontario-ai-consultants',
  city: 'Ottawa',
  state: 'Ontario',
  stateAbbr: 'ON',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '45.4215',
  longitude: '-75.6972',
  region: 'st-lawrence',
  localFact:
    "The federal government is the largest employer in Ottawa, and the Kanata North technology park, on the city's west side, is one of the largest in Canada.",
  serviceAreas: ['Kanata', 'Orléans', 'Gatineau', 'Carleton Place'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
