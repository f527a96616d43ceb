import type { City } from './city.ts'

export const vancouver: City = {
  slug: 'vancouver-british-columbia-ai-consultants',
  city: 'Vancouver',
  state: 'British Columbia',
  stateAbbr: 'BC',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '49.2827',
  longitude: '-123.1207',
  region: 'pacific-northwest',
  localFact:
    "The Port of Vancouver is the largest port in Canada and the country's main gateway for trade with Asia. Film production, technology and tourism are also mainstays of the local economy.",
  serviceAreas: ['Burnaby', 'Richmond', 'Surrey', 'North Vancouver', 'Coquitlam'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
