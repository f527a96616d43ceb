import type { City } from './city.ts'

export const montreal: City = {
  slug: 'montreal-quebec-ai-consultants',
  city: 'Montreal',
  state: 'Quebec',
  stateAbbr: 'QC',
  country: 'Canada',
  countryCode: 'CA',
  latitude: '45.5019',
  longitude: '-73.5674',
  region: 'st-lawrence',
  localFact:
    "Montreal is one of the world's major aerospace centres and the home of Mila, the Quebec artificial intelligence institute.",
  serviceAreas: ['Laval', 'Longueuil', 'Brossard', 'Terrebonne'],
  local: {
    expertise: '',
    services: { ai: '', automation: '', exit: '' },
    sections: [],
  },
}
