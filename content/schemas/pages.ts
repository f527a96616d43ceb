import {
  address,
  faq,
  fixedList,
  kept,
  keyed,
  line,
  linkTo,
  list,
  metaDescription,
  metaTitle,
  parts,
  picture,
  prose,
} from '#content/editing/words-schema.ts'

const labeledLink = parts('Link', { to: address('Where it leads'), label: line('Words') })
const titledText = { title: line('Title'), text: prose('Text') }
const stored = 'It comes from Company details. Change it there.'

export const siteFrameSchema = parts('Header and footer', {
  skip: line('Link to the content, for screen readers'),
  menu: fixedList('Menu', 'link', labeledLink),
  breadcrumb: parts('Line above the title', { home: line('Home'), articles: line('Articles') }),
  footer: parts('Footer', {
    quickLinks: parts('First column', { title: line('Title'), links: fixedList('Links', 'link', labeledLink) }),
    legal: parts('Legal', { title: line('Title'), links: fixedList('Links', 'link', labeledLink) }),
    results: prose('Note about results'),
    otherFormats: prose('Note about other formats'),
    accessibility: linkTo('Link to the accessibility statement'),
    rights: line('Rights'),
  }),
  videoNotice: prose('Note below videos'),
  cookieBanner: parts('Cookie banner', {
    text: prose('Text'),
    shortText: line('Text on pages with a form'),
    learnMore: line('Link to the cookie policy'),
    learnMoreAbout: line('The rest of that link, for screen readers'),
    accept: line('Button'),
  }),
})

export const homeSchema = parts('Home page', {
  metaTitle,
  metaDescription,
  toolkitBanner: line('Toolkit banner'),
  title: line('Title'),
  lead: prose('Introduction'),
  leadIn: line('Sentence before the buttons'),
  assessments: fixedList('Buttons', 'button', linkTo('Button')),
  assessmentTime: line('How long it takes'),
  notes: fixedList('Notes', 'note', prose('Note')),
  video: parts('Video', { embedUrl: kept<string>(), title: line('Title'), caption: prose('Caption') }),
  faqTitle: line('Heading of the questions'),
  otherBeginnings: parts('Other ways to start', {
    title: line('Title'),
    cards: fixedList(
      'Cards',
      'card',
      parts('Card', { ...titledText, to: address('Where it leads'), link: line('Link') }),
    ),
  }),
  wayOfWorking: parts('How we work', {
    title: line('Title'),
    steps: list('Steps', 'step', parts('Step', titledText), { max: 8 }),
  }),
})

export const examplePlanSchema = parts('Example plan', {
  title: line('Title'),
  metaTitle,
  metaDescription,
  label: line('Label'),
  about: prose('Introduction'),
  planTitle: line("Plan's title"),
  makeYours: line('Heading of the buttons'),
  onHome: parts('On the home page', {
    title: line('Title'),
    seeWhole: line('Link to the whole example'),
  }),
})

export const teamMemberSchema = parts('Part of the work', {
  title: line('Title'),
  text: prose('Description'),
  name: line('Name', { max: 100, required: false, hint: 'Of the person who does it. Hidden while empty.' }),
  role: line('Role', { hint: 'Shown beside the name.' }),
  photo: picture('Photo', { required: false, hint: 'Shown in place of the drawing.' }),
  drawing: picture('Drawing'),
  drawingAlt: line('Description of the drawing', { hint: 'For people who use a screen reader.' }),
})

export const aboutSchema = parts('About page', {
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
  intro: prose('Introduction'),
  whatWeDo: list('What we do', 'paragraph', prose('Paragraph'), { max: 12 }),
  story: list('Story', 'paragraph', prose('Paragraph'), { max: 12 }),
  mission: prose('Mission'),
  values: fixedList('Values', 'value', parts('Value', { name: line('Name'), text: prose('Text') })),
  faq,
  callToAction: parts('Closing section', {
    ...titledText,
    start: linkTo('Start button'),
    winnipeg: linkTo('Winnipeg button'),
  }),
  whereWeWork: parts('Where we work', {
    ...titledText,
    allHavePages: prose('If each city has a page'),
    someHavePages: prose('If some cities have a page'),
    withoutPage: prose('City without a page'),
  }),
  team: list('How the work gets done', 'part', teamMemberSchema, { max: 12 }),
})

export const articlesPageSchema = parts('Articles page', {
  title: line('Title'),
  metaTitle,
  metaDescription,
  lead: prose('Introduction'),
  allCategories: line('All categories'),
  readMore: line('Link to read more'),
  updated: line('Month of the last change'),
  none: line('If a category is empty'),
})

export const articlePageSchema = parts('Every article', {
  by: line('Word before the author'),
  updated: line('Word before the date'),
  checklist: parts('Checklist', {
    copy: line('Copy'),
    copied: line('Copied'),
    print: line('Print'),
    blocked: prose("If it can't be copied"),
  }),
  closing: keyed(
    'Closing section',
    parts('Closing section', { title: line('Title'), lead: prose('Text'), start: linkTo('Button') }),
  ),
  more: line('Heading of more articles'),
  all: linkTo('Link to all articles'),
})

export const cityPageSchema = parts('Every city page', {
  metaTitle,
  metaDescription,
  title: line('Title'),
  remote: prose('Sentence about remote work'),
  facts: parts('Facts', {
    headquarters: parts('Headquarters', { title: line('Title'), text: line('Text', { locked: stored }) }),
    email: parts('Email', {
      title: line('Title'),
      text: line('Text', { locked: stored }),
      to: address('Where it leads', { locked: stored }),
    }),
    serviceAreas: parts('Service areas', { title: line('Title'), text: line('Text') }),
  }),
  disclaimer: prose('Disclaimer'),
  nationalRules: parts('Link to the national rules', { CA: linkTo('Canada'), US: linkTo('United States') }),
  whyChooseUs: parts('Why choose us', {
    title: line('Title'),
    localExpertise: line('Local expertise'),
    cards: fixedList('Cards', 'card', parts('Card', titledText)),
  }),
  services: parts('Services', {
    title: line('Title'),
    cards: fixedList(
      'Cards',
      'card',
      parts('Card', { key: kept<'ai' | 'automation' | 'exit'>(), title: line('Title') }),
    ),
  }),
  callToAction: parts('Closing section', {
    title: line('Title'),
    lead: prose('Text'),
    start: linkTo('Start button'),
    about: linkTo('Link to the About page'),
  }),
  otherCities: line('Heading of other cities'),
})

export const sceneAltsSchema = keyed('Descriptions of the drawings', prose('Description'))

export const nationalRulesPageSchema = parts('National rules', {
  title: line('Title'),
  metaDescription,
  lead: prose('Introduction'),
})

export const legalPageSchema = parts('Every legal page', {
  updated: line('Word before the date'),
  contents: line('Heading of the contents'),
})

export const notFoundPageSchema = parts('Page not found', {
  title: line('Title'),
  metaDescription,
  lead: prose('Text'),
  home: linkTo('Link to the home page'),
  articles: linkTo('Link to the articles'),
})

export const articleNotFoundPageSchema = parts('Article not found', {
  title: line('Title'),
  metaDescription,
  lead: prose('Text'),
  articles: linkTo('Link to the articles'),
})
