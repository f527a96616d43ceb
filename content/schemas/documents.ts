import { articleCategories } from '#content/articles/article.ts'
import {
  choice,
  date,
  kept,
  line,
  list,
  markdown,
  metaDescription,
  metaTitle,
  parts,
  picture,
  prose,
  slug,
} from '#content/editing/words-schema.ts'

const isPartOfAddress = "It's part of the page's address. Ask a developer to change it."

const categories = Object.fromEntries(articleCategories.map(category => [category, category])) as Record<
  (typeof articleCategories)[number],
  string
>

const articleFields = {
  title: line('Title', { max: 90 }),
  text: markdown('Text', { required: false }),
  excerpt: prose('Summary', { max: 250, hint: 'In the list of articles, and above the text.' }),
  category: choice('Category', categories),
  date: date('Date'),
  featuredImage: picture('Picture'),
  featuredImageAlt: prose('Description of the picture', { max: 300, hint: 'For people who use a screen reader.' }),
  listing: choice('On the website', { shown: 'Yes', hidden: 'No' }),
  signedBy: choice('Signed by', { company: 'The company', owner: 'You, if Company details have your name' }),
  metaDescription,
  id: kept<number>(),
}

export const articleSchema = parts('Article', {
  ...articleFields,
  slug: slug('Web address', { locked: isPartOfAddress }),
})

/** Half of one can be saved as a draft. `name`: of the text, even if the address changes. */
export const addedArticleSchema = parts('Article', {
  ...articleFields,
  excerpt: prose('Summary', { max: 250, required: false, hint: 'Made from the text while empty.' }),
  metaDescription: line('Description for search engines', {
    max: 160,
    required: false,
    hint: 'Made from the text while empty.',
  }),
  slug: slug('Web address'),
  name: kept<string>(),
})

export const redirectsSchema = list(
  'Redirects',
  'redirect',
  parts('Redirect', { from: line('Address'), to: line('Page') }),
  { min: 0, max: 500 },
)

export const citySchema = parts('City page', {
  localFact: prose('Local fact'),
  expertise: prose('Local expertise'),
  services: parts('Services', { ai: prose('AI'), automation: prose('Automation'), exit: prose('Exit') }),
  serviceAreas: list('Service areas', 'area', line('Area'), { max: 12 }),
  text: markdown('Text'),
  city: line('City', { locked: isPartOfAddress }),
  state: line('Province or state', { locked: isPartOfAddress }),
  stateAbbr: line('Province or state, short', { locked: isPartOfAddress }),
  name: kept<string>(),
  slug: kept<string>(),
  country: kept<'Canada' | 'United States'>(),
  countryCode: kept<'CA' | 'US'>(),
  latitude: kept<string>(),
  longitude: kept<string>(),
  region: kept<string>(),
  postalCode: kept<string>().optional(),
})

export const legalDocumentSchema = parts('Legal page', {
  title: line('Title'),
  intro: prose('Introduction'),
  text: markdown('Text'),
  metaTitle,
  metaDescription,
  slug: kept<string>(),
})

export const countryRulesSchema = parts('National rules', {
  name: line('Country'),
  text: markdown('Text'),
  id: kept<string>(),
})
