import {
  choice,
  faq,
  fixedList,
  kept,
  line,
  link,
  linkTo,
  list,
  metaDescription,
  metaTitle,
  named,
  parts,
  picture,
  text,
} from '#content/editing/words-schema.ts'

const labeledLink = parts('Link', { to: link('Where it leads'), label: line('Words') })
const titledText = { title: line('Title'), text: text('Text') }
const stored = 'It comes from Company details. Change it there.'

export const siteFrame = parts('Header and footer', {
  skip: line('Link to the content, for screen readers'),
  menu: fixedList('Menu', 'link', labeledLink),
  breadcrumb: parts('Line above the title', { home: line('Home'), articles: line('Articles') }),
  footer: parts('Footer', {
    quickLinks: parts('First column', { title: line('Title'), links: fixedList('Links', 'link', labeledLink) }),
    legal: parts('Legal', { title: line('Title'), links: fixedList('Links', 'link', labeledLink) }),
    results: text('Note about results'),
    otherFormats: text('Note about other formats'),
    rights: line('Rights'),
  }),
  videoNotice: text('Note below videos'),
  cookieBanner: parts('Cookie banner', {
    text: text('Text'),
    learnMore: line('Link to the cookie policy'),
    learnMoreAbout: line('The rest of that link, for screen readers'),
    accept: line('Button'),
  }),
})

export const home = parts('Home page', {
  metaTitle,
  metaDescription,
  toolkitBanner: line('Toolkit banner'),
  title: line('Title'),
  lead: text('Introduction'),
  leadIn: line('Sentence before the buttons'),
  assessments: fixedList('Buttons', 'button', linkTo('Button')),
  assessmentTime: line('How long it takes'),
  notes: fixedList('Notes', 'note', text('Note')),
  video: parts('Video', { embedUrl: kept<string>(), title: line('Title'), caption: text('Caption') }),
  pathsTitle: line('Heading of the choices'),
  paths: fixedList(
    'Choices',
    'choice',
    parts('Choice', { ...titledText, to: link('Where it leads'), link: line('Link') }),
  ),
  faqTitle: line('Heading of the questions'),
  otherBeginnings: parts('Other ways to start', {
    title: line('Title'),
    cards: fixedList('Cards', 'card', parts('Card', { ...titledText, to: link('Where it leads'), link: line('Link') })),
  }),
  closing: parts('Closing section', { title: line('Title'), lead: text('Text') }),
  wayOfWorking: parts('How we work', {
    title: line('Title'),
    lead: text('Introduction'),
    steps: list('Steps', 'step', parts('Step', titledText), { max: 8 }),
  }),
})

export const teamMember = parts('Role', {
  title: line('What they do for a client'),
  role: line('Role'),
  text: text('Description'),
  name: line('Name', { max: 100, required: false, hint: 'Hidden while empty.' }),
  photo: picture('Photo', { required: false, hint: 'Shown in place of the drawing.' }),
  portrait: choice('Drawing', {
    'lead-consultant': 'With a notebook',
    'automation-specialist': 'At a computer',
    'exit-planning-consultant': 'With documents',
    'client-coordinator': 'On a call',
  }),
  portraitAlt: line('Description of the drawing', { hint: 'For people who use a screen reader.' }),
})

export const about = parts('About page', {
  metaDescription,
  titles: parts('Headings', {
    page: line('Title'),
    team: line('Team'),
    whatWeDo: line('What we do'),
    story: line('Story'),
    mission: line('Mission'),
    values: line('Values'),
    faq: line('Questions'),
  }),
  intro: text('Introduction'),
  whatWeDo: list('What we do', 'paragraph', text('Paragraph'), { max: 12 }),
  story: list('Story', 'paragraph', text('Paragraph'), { max: 12 }),
  mission: text('Mission'),
  values: fixedList('Values', 'value', parts('Value', { name: line('Name'), text: text('Text') })),
  faq,
  callToAction: parts('Closing section', {
    ...titledText,
    start: linkTo('Start button'),
    winnipeg: linkTo('Winnipeg button'),
  }),
  whereWeWork: parts('Where we work', {
    ...titledText,
    allHavePages: text('If each city has a page'),
    someHavePages: text('If some cities have a page'),
    withoutPage: text('City without a page'),
  }),
  teamNote: text('Note about the drawings'),
  team: list('Team', 'role', teamMember, { max: 12 }),
})

export const articlesPage = parts('Articles page', {
  title: line('Title'),
  metaTitle,
  metaDescription,
  lead: text('Introduction'),
  allCategories: line('All categories'),
  readMore: line('Link to read more'),
  none: line('If a category is empty'),
})

export const articlePage = parts('Every article', {
  by: line('Word before the author'),
  updated: line('Word before the date'),
  checklist: parts('Checklist', {
    copy: line('Copy'),
    copied: line('Copied'),
    print: line('Print'),
    blocked: text("If it can't be copied"),
  }),
  closing: parts('Closing section', { title: line('Title'), lead: text('Text'), start: linkTo('Button') }),
  more: line('Heading of more articles'),
  all: linkTo('Link to all articles'),
})

export const cityPage = parts('Every city page', {
  metaTitle,
  metaDescription,
  title: line('Title'),
  remote: text('Sentence about remote work'),
  facts: parts('Facts', {
    headquarters: parts('Headquarters', { title: line('Title'), text: line('Text', { locked: stored }) }),
    email: parts('Email', {
      title: line('Title'),
      text: line('Text', { locked: stored }),
      to: link('Where it leads', { locked: stored }),
    }),
    serviceAreas: parts('Service areas', { title: line('Title'), text: line('Text') }),
  }),
  disclaimer: text('Disclaimer'),
  nationalRules: parts('Link to the national rules', { CA: linkTo('Canada'), US: linkTo('United States') }),
  whyChooseUs: parts('Why choose us', {
    title: line('Title'),
    localExpertise: line('Local expertise'),
    cards: fixedList('Cards', 'card', parts('Card', titledText)),
  }),
  services: parts('Services', {
    title: line('Title'),
    cards: fixedList('Cards', 'card', parts('Card', { key: kept<'ai' | 'automation' | 'exit'>(), ...titledText })),
  }),
  callToAction: parts('Closing section', {
    title: line('Title'),
    lead: text('Text'),
    start: linkTo('Start button'),
    about: linkTo('Link to the About page'),
  }),
  otherCities: line('Heading of other cities'),
})

export const sceneAlts = named('Descriptions of the drawings', text('Description'))

export const nationalRulesPage = parts('National rules', {
  title: line('Title'),
  metaDescription,
  lead: text('Introduction'),
})

export const legalPage = parts('Every legal page', {
  updated: line('Word before the date'),
  contents: line('Heading of the contents'),
})

export const notFoundPage = parts('Page not found', {
  title: line('Title'),
  metaDescription,
  lead: text('Text'),
  home: linkTo('Link to the home page'),
  articles: linkTo('Link to the articles'),
})

export const articleNotFoundPage = parts('Article not found', {
  title: line('Title'),
  metaDescription,
  lead: text('Text'),
  articles: linkTo('Link to the articles'),
})
