import type { City } from './city.ts'

export const edmonton: City = {
  slug: 'edmonton-alberta-ai-consultants',
  city: 'Edmonton',
  state: 'Alberta',
  stateAbbr: 'AB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '53.5461',
  longitude: '-113.4938',
  region: 'foothills',
  localFact:
    "Edmonton is Alberta's capital and the service centre for much of the province's energy industry. The University of Alberta has made it one of Canada's three national centres of artificial intelligence research.",
  serviceAreas: ['St. Albert', 'Sherwood Park', 'Spruce Grove', 'Leduc', 'Fort Saskatchewan'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
