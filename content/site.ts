export const site = {
  name: 'Modernize My Business',
  tagline: 'AI, automation and exit planning for owner-run businesses',
  description:
    'A Canadian consultancy that helps owners of small and mid-size businesses with AI, automation, modernization and exit planning.',
  /** The registered name of the corporation or sole proprietor, if it differs. */
  legalName: '' as string,
  email: 'hello@modernizemybusiness.example',
  /** Hidden while empty. Once it's set, the article on website fixes must no longer say that we show none. */
  phone: '' as string,
  /** Empty fields are hidden. Without a name, the company signs the owner's article. */
  owner: {
    name: '' as string,
    /** For the About page, such as /pictures/owner.jpg for the file public/pictures/owner.jpg. */
    photo: '' as string,
    /** For the About page, one string per paragraph. */
    letter: [] as readonly string[],
    /** A URL, for example on LinkedIn. */
    profile: '' as string,
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
  /** For due dates, the admin area and reports. */
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
    /** For search engines. */
    profiles: [] as readonly string[],
  },
  /** Placeholder values above. Remove an entry once its value is real. */
  standIns: ['email', 'address', 'links.booking', 'links.playlist'] as readonly string[],
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
  /** Contact and text steps always need an answer (decision 0009). */
  surveyNeedsEveryAnswer: true as boolean,
} as const

export type Site = typeof site
