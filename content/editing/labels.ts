import type { Words } from '#content/all-words.ts'

/** Where it is: the first key. */
const places: Readonly<Record<string, string>> = {
  site: 'Company details',
  home: 'Home page',
  homeFaq: 'Home page, questions',
  about: 'About page',
  articles: 'Articles',
  articlePage: 'Every article',
  articlesPage: 'List of articles',
  siteFrame: 'Every page',
  cities: 'City page',
  cityPage: 'Every city page',
  sceneAlts: 'City picture',
  nationalRules: 'National rules',
  legalDocuments: 'Legal page',
  surveys: 'Assessment',
  surveyComplete: 'After the assessment',
  planWords: 'Plan',
  planData: 'Plan rules',
  bottleneckFixes: 'Plan, first steps',
  quizPage: 'Quiz page',
  quizQuestions: 'Quiz question',
  beta: 'Beta program page',
  betaFaq: 'Beta program, questions',
  betaQuestions: 'Beta application',
  toolkitPage: 'Toolkit page',
  unsubscribePage: 'Unsubscribe page',
  confirmPage: 'Confirm page',
  contactFields: 'Contact details',
  replyTemplates: 'Reply templates',
  quizComplete: 'After the quiz',
  rightOnFirstTry: 'Quiz, score',
  betaFormIntro: 'Beta application, introduction',
  legalPage: 'Every legal page',
  notFoundPage: 'Page for unknown addresses',
  articleNotFoundPage: 'Page for unknown articles',
  consents: 'What people agree to',
  optionTexts: 'Assessment, answer',
}

const parts: Readonly<Record<string, string>> = {
  metaTitle: 'title for search engines',
  metaDescription: 'description for search engines',
  alt: 'picture description',
  featuredImageAlt: 'picture description',
  portraitAlt: 'picture description',
  to: 'link',
  url: 'link',
  faq: 'questions',
  provinceAbbr: 'province, short',
  excerpt: 'summary',
  content: 'text',
}

const asWords = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const titleOf = (words: Words, [list, slug]: readonly string[]) => {
  if (list === 'articles') return words.articles.find(article => article.slug === slug)?.title
  if (list === 'cities') return words.cities.find(city => city.slug === slug)?.city
  if (list === 'legalDocuments') return words.legalDocuments.find(document => document.slug === slug)?.title
  return undefined
}

/** For the owner, such as "Home page, questions, 3, answer". */
export function labelOf(words: Words, path: string) {
  const keys = path.split('/')
  const title = titleOf(words, keys)
  const named = keys.map((key, index) => {
    if (/^\d+$/.test(key)) return String(Number(key) + 1)
    if (index === 1 && title) return `“${title}”`
    return (index === 0 ? places[key] : parts[key]) ?? asWords(key)
  })
  return named.join(', ').replace(/^./, first => first.toUpperCase())
}
