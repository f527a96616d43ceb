import type { City } from './city.ts'

export const halifax: City = {
  slug: 'halifax-nova-scotia-ai-consultants',
  city: 'Halifax',
  state: 'Nova Scotia',
  stateAbbr: 'NS',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '44.6488',
  longitude: '-63.5752',
  region: 'atlantic-harbour',
  localFact:
    "Halifax is built around one of the world's great natural harbours, home to a major container port, a naval shipyard and the Royal Canadian Navy's Atlantic fleet.",
  serviceAreas: ['Dartmouth', 'Bedford', 'Lower Sackville', 'Truro'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
