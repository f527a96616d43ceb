// The company, its address and every link that leaves the site. Change the brand here.
export const site = {
  name: 'Modernize My Business',
  tagline: 'AI, automation and exit planning for owner-run businesses',
  description:
    'A Canadian consultancy that helps owners of small and mid-size businesses with AI, automation, modernization and exit planning.',
  email: 'hello@modernizemybusiness.example',
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
  links: {
    booking: 'https://calendly.com/modernizemybusiness-example/call',
    playlist: 'https://www.youtube.com/playlist?list=PLmodernize-example',
    chatAssistant: 'https://chatgpt.com/',
  },
  serviceTypes: [
    'AI Business Consultancy',
    'Automation Consulting',
    'Business Modernization',
    'Exit Planning Strategy',
    'AI Implementation',
    'Business Process Automation',
  ],
  /** When the words of the pages other than articles last changed: search engines are told. */
  pagesUpdatedOn: '2026-11-15',
  /** How many businesses the beta program takes. */
  betaPlaces: 20,
  areasServed: ['Canada', 'United States'],
  priceRange: '$$',
  /**
   * Whether Next waits for an answer on survey steps other than the contact and text steps, which always need theirs.
   * Both readings are kept (docs/decisions/0009-two-readings.md).
   */
  surveyNeedsEveryAnswer: true as boolean,
} as const
