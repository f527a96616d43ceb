// The company, its owner, its address and every link that leaves the site. Change the brand here.
export const site = {
  name: 'Modernize My Business',
  tagline: 'AI, automation and exit planning for owner-run businesses',
  description:
    'A Canadian consultancy that helps owners of small and mid-size businesses with AI, automation, modernization and exit planning.',
  /** The registered name, if it differs: of the corporation, or of the person who trades under the name above. */
  legalName: '' as string,
  email: 'hello@modernizemybusiness.example',
  /** As visitors read and dial it. Left out everywhere while it's empty. */
  phone: '' as string,
  /** Whatever is empty isn't shown. Until there's a name, the company signs the owner's article. */
  owner: {
    name: '' as string,
    /** A square picture under public/, which replaces the drawing on the About page. */
    photo: '' as string,
    /** A letter to visitors on the About page, one string per paragraph. */
    letter: [] as readonly string[],
    /** The owner's own profile, on LinkedIn for example. */
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
  /** Due dates, times in the admin area and days in reports. */
  timeZone: 'America/Winnipeg',
  links: {
    booking: 'https://calendly.com/modernizemybusiness-example/call',
    /** Until the company has a playlist of its own, a public one that suits an owner. */
    playlist: {
      url: 'https://www.youtube.com/playlist?list=PLwRdpYzPkkn302_rL5RrXvQE8j0jLP02j',
      about: 'While you wait: five short videos on using AI well, from the Wharton School.',
    },
    chatAssistant: 'https://chatgpt.com/',
    /** The company's own profiles, for search engines. */
    profiles: [] as readonly string[],
  },
  /** What only the owner can know and isn't real yet. Take a line out once its value above is. */
  standIns: ['email', 'address', 'links.booking', 'links.playlist'] as readonly string[],
  serviceTypes: [
    'AI Business Consultancy',
    'Automation Consulting',
    'Business Modernization',
    'Exit Planning Strategy',
    'AI Implementation',
    'Business Process Automation',
  ],
  /** When the pages other than articles last changed, for search engines. */
  pagesUpdatedOn: '2026-11-17',
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
