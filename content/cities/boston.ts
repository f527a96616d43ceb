import type { City } from './city.ts'

export const boston: City = {
  slug: 'boston-massachusetts-ai-consultants',
  city: 'Boston',
  state: 'Massachusetts',
  stateAbbr: 'MA',
  country: 'United States',
  countryCode: 'US',
  latitude: '42.3601',
  longitude: '-71.0589',
  region: 'atlantic-harbour',
  localFact:
    'Greater Boston is a world leader in biotechnology, health care and higher education, with Harvard and MIT just across the Charles River in Cambridge.',
  serviceAreas: ['Cambridge', 'Somerville', 'Brookline', 'Newton', 'Quincy'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
