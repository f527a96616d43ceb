export type Site = {
  name: string
  tagline: string
  description: string
  /** The registered name of the corporation or sole proprietor, if it differs. */
  legalName: string
  email: string
  /** Hidden while empty. Once it's set, the article on website fixes must no longer say that we show none. */
  phone: string
  /** Empty fields are hidden. Without a name, the company signs the owner's article. */
  owner: {
    name: string
    /** For the About page, such as /pictures/owner.jpg for the file public/pictures/owner.jpg. */
    photo: string
    /** For the About page, one string per paragraph. */
    letter: readonly string[]
    /** A URL, for example on LinkedIn. */
    profile: string
  }
  address: {
    street: string
    city: string
    province: string
    provinceAbbr: string
    postalCode: string
    country: string
    countryCode: 'CA'
    latitude: string
    longitude: string
  }
  /** For due dates, the admin area and reports. */
  timeZone: string
  links: {
    booking: string
    playlist: { url: string; about: string }
    chatAssistant: string
    /** For search engines. */
    profiles: readonly string[]
  }
  /** Placeholder values. Remove an entry once its value is real. */
  standIns: readonly string[]
  serviceTypes: readonly string[]
  betaPlaces: number
  areasServed: readonly string[]
  priceRange: string
  /** Contact and text steps always need an answer (decision 0009). */
  surveyNeedsEveryAnswer: boolean
}

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
        'While you wait: five short videos from the Wharton School (2023). They were made for teachers and students, and they show how to work with an AI assistant.',
    },
    chatAssistant: 'https://chatgpt.com/',
    profiles: [],
  },
  standIns: ['email', 'address', 'links.booking', 'links.playlist'],
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
