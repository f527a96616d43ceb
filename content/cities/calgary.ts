import type { City } from './city.ts'

export const calgary: City = {
  slug: 'calgary-alberta-ai-consultants',
  city: 'Calgary',
  state: 'Alberta',
  stateAbbr: 'AB',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '51.0447',
  longitude: '-114.0719',
  region: 'foothills',
  localFact:
    "Calgary is the head-office city of Canada's oil and gas industry, with strong transportation, agribusiness and technology businesses alongside it.",
  serviceAreas: ['Airdrie', 'Cochrane', 'Okotoks', 'Chestermere'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
