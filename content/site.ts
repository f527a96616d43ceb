import type { z } from 'zod'
import type { companySchema } from './schemas/company.ts'

export type Site = z.infer<typeof companySchema>

export const site: Site = {
  name: 'Modernize My Business',
  tagline: 'AI, automation and exit planning for owner-run businesses',
  description:
    'A Canadian consultancy that helps owners of small and mid-size businesses with AI, automation, modernization and exit planning.',
  legalName: '',
  email: 'hello@modernizemybusiness.example',
  phone: '',
  owner: {
    name: '',
    photo: '',
    letter: [],
    profile: '',
  },
  address: {
    street: '201 Portage Avenue',
    city: 'Winnipeg',
    province: 'Manitoba',
    provinceAbbr: 'MB',
    postalCode: 'R3B 3K6',
    country: 'Canada',
    countryCode: 'CA',
    latitude: '49.8955',
    longitude: '-97.1383',
  },
  timeZone: 'America/Winnipeg',
  links: {
    booking: 'https://calendly.com/modernizemybusiness-example/call',
    /** A public playlist, until the company has its own. */
    playlist: {
      url: 'https://www.youtube.com/playlist?list=PLwRdpYzPkkn302_rL5RrXvQE8j0jLP02j',
      about:
        'While you wait: five short videos from the Wharton School on working with an AI assistant (2023, made for classrooms, useful at work).',
    },
    chatAssistant: 'https://chatgpt.com/',
    profiles: [],
  },
  standIns: ['email', 'address', 'owner.name', 'links.booking', 'links.playlist'],
  /** Asked as long as something above is a stand-in: what no page says, or says with care, until the owner knows it. */
  ownersFacts: [
    "how long a first call is, and who's on it",
    "whether you'd charge $3,000 for what the beta program gives",
    'in which cities you have clients',
    'who checked the city pages',
    'who else does the work (About)',
    'a phone number and a price range',
    'whether complaints about accessibility are answered within two weeks',
  ],
  serviceTypes: [
    'AI Business Consultancy',
    'Automation Consulting',
    'Business Modernization',
    'Exit Planning Strategy',
    'AI Implementation',
    'Business Process Automation',
  ],
  betaPlaces: 20,
  areasServed: ['Canada', 'United States'],
  priceRange: '$$',
  surveyNeedsEveryAnswer: true,
}
