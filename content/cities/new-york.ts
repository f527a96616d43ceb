import type { City } from './city.ts'

export const newYork: City = {
  slug: 'new-york-new-york-ai-consultants',
  city: 'New York',
  state: 'New York',
  stateAbbr: 'NY',
  country: 'United States',
  countryCode: 'US',
  latitude: '40.7128',
  longitude: '-74.0060',
  region: 'mid-atlantic',
  localFact:
    'New York is home to the New York Stock Exchange and Nasdaq, yet the great majority of its businesses are small and employ fewer than 20 people.',
  serviceAreas: ['Brooklyn', 'Queens', 'Yonkers', 'Jersey City', 'Hoboken'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
