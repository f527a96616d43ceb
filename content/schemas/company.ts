import { address, email, kept, line, list, parts, phone, picture, prose } from '#content/editing/words-schema.ts'

/** What only the owner can know. */
export const companySchema = parts('Company details', {
  name: line('Company name', {
    locked:
      "The company's name is in the logo, in pictures and in what people agreed to. Ask a developer to change it.",
  }),
  tagline: line('Tagline'),
  description: prose('Description', { max: 160, hint: 'For search engines.' }),
  legalName: line('Registered name', { max: 100, required: false, hint: 'If it differs from the company name.' }),
  email: email('Email', {
    hint: 'What visitors see. New leads and notices still come to the address that the server was set up with.',
  }),
  phone: phone('Phone', { required: false, hint: 'Hidden while empty.' }),
  owner: parts('Owner', {
    name: line('Your name', {
      max: 100,
      required: false,
      hint: 'Shown on the About page and under your letter. Hidden while empty.',
    }),
    photo: picture('Photo', { required: false, hint: 'Shown on the About page. The middle of the picture is used.' }),
    letter: list('Letter on the About page', 'paragraph', prose('Paragraph'), { min: 0, max: 12 }),
    profile: address('Your profile', { required: false, hint: 'Such as your page on LinkedIn.' }),
  }),
  address: parts('Address', {
    street: line('Street'),
    city: line('City'),
    province: line('Province'),
    provinceAbbr: line('Province, two letters', { max: 3 }),
    postalCode: line('Postal code', { max: 12 }),
    country: line('Country'),
    countryCode: kept<'CA'>(),
    latitude: kept<string>(),
    longitude: kept<string>(),
  }),
  timeZone: kept<string>(),
  links: parts('Links', {
    booking: address('Booking link', {
      hint: "Where people pick a time for a call. Set a minimum notice there, such as four hours: our pages say we'll have read the answers by then.",
    }),
    playlist: parts('Playlist', { url: address('Playlist link'), about: prose('What the playlist is') }),
    chatAssistant: address('Chat assistant', { hint: 'For the toolkit.' }),
    profiles: list('Profiles of the company', 'link', address('Link'), { min: 0, max: 12 }),
  }),
  standIns: kept<readonly string[]>(),
  ownersFacts: kept<readonly string[]>(),
  serviceTypes: kept<readonly string[]>(),
  betaPlaces: kept<number>(),
  areasServed: kept<readonly string[]>(),
  priceRange: kept<string>(),
  surveyNeedsEveryAnswer: kept<boolean>(),
})

export const replyTemplateSchema = parts('Template', {
  label: line('Name', { hint: 'Only you see it, when you choose a template.' }),
  subject: line('Subject'),
  paragraphs: list(
    'Message',
    'paragraph',
    prose('Paragraph', { placeholders: ['booking', 'assessment', 'articles', 'places'] }),
    { max: 20 },
  ),
})

export const replyTemplatesSchema = list('Templates', 'template', replyTemplateSchema, { max: 12 })
