import type { City } from './city.ts'

export const winnipeg: City = {
  slug: 'winnipeg-manitoba-ai-consultants',
  city: 'Winnipeg',
  state: 'Manitoba',
  stateAbbr: 'MB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '49.8951',
  longitude: '-97.1384',
  region: 'prairies',
  localFact:
    'Winnipeg has one of the most diversified economies of any Canadian city, from aerospace and agribusiness to transportation, manufacturing, finance and insurance. CentrePort Canada, the inland port beside its airport, joins road, rail and air cargo.',
  serviceAreas: ['Headingley', 'East St. Paul', 'Stonewall', 'Selkirk', 'Steinbach'],
  postalCode: 'R3B 3K6',
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
