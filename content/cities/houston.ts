import type { City } from './city.ts'

export const houston: City = {
  slug: 'houston-texas-ai-consultants',
  city: 'Houston',
  state: 'Texas',
  stateAbbr: 'TX',
  country: 'United States',
  countryCode: 'US',
  latitude: '29.7604',
  longitude: '-95.3698',
  region: 'gulf-coast',
  localFact:
    'Houston is a world centre of the energy industry and home to the Texas Medical Center, the largest medical complex in the world.',
  serviceAreas: ['Sugar Land', 'The Woodlands', 'Katy', 'Pearland', 'Pasadena'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
