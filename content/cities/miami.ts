import type { City } from './city.ts'

export const miami: City = {
  slug: 'miami-florida-ai-consultants',
  city: 'Miami',
  state: 'Florida',
  stateAbbr: 'FL',
  country: 'United States',
  countryCode: 'US',
  latitude: '25.7617',
  longitude: '-80.1918',
  region: 'south-florida',
  localFact:
    'Miami is the main US gateway for trade and banking with Latin America, and PortMiami is one of the busiest cruise ports in the world.',
  serviceAreas: ['Miami Beach', 'Coral Gables', 'Hialeah', 'Doral', 'Fort Lauderdale'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
