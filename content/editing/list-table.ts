import { articleCategories } from '#content/articles/article.ts'
import type { Json } from './change.ts'

/**
 * What an entry looks like: a string stands for a text, an array for one or more of its item, a key with a question mark may
 * be missing, and a function says whether a value is allowed.
 */
export type Sample = string | readonly [Sample] | { readonly [key: string]: Sample } | ((value: Json) => boolean)

const oneOf =
  (...values: readonly Json[]) =>
  (value: Json) =>
    values.includes(value)
/** "404" is the page for unknown articles. */
export const isSlug = (value: Json) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 80 && value !== '404'
const isDate = (value: Json) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
const isWholeNumber = (value: Json) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isName = (value: Json) => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value)

const faqEntry: Sample = { question: '', answer: '' }
const section: Sample = { heading: '', paragraphs: [''], 'source?': { label: '', url: '' } }
const teamMember: Sample = { title: '', role: '', text: '', name: '', photo: '', portrait: isName, portraitAlt: '' }
const replyTemplate: Sample = { label: '', subject: '', paragraphs: [''] }

const youTube = 'https://www.youtube-nocookie.com/embed/'

const textBlock: Readonly<Record<string, Sample>> = {
  heading: { type: oneOf('heading'), level: oneOf(2, 3, 4), text: '' },
  paragraph: { type: oneOf('paragraph'), text: '' },
  list: { type: oneOf('list'), items: [''] },
  quote: { type: oneOf('quote'), text: '' },
  link: { type: oneOf('link'), url: '', text: '' },
  video: {
    type: oneOf('video'),
    embedUrl: value => typeof value === 'string' && value.startsWith(youTube) && value.length < 100,
    title: '',
    caption: '',
  },
  image: {
    type: oneOf('image'),
    url: value => typeof value === 'string' && /^\/pictures\/[a-z0-9/-]+\.svg$/.test(value),
    alt: '',
    caption: '',
  },
}

const checklist: Sample = { type: oneOf('checklist'), blocks: [byType(textBlock)] }

const payback: Sample = {
  type: oneOf('payback'),
  title: '',
  lead: '',
  fields: [{ key: oneOf('times', 'minutes', 'share', 'hours'), label: '', start: isWholeNumber, most: isWholeNumber }],
  results: { minutesNow: '', minutesSaved: '', weeks: '' },
  advice: { slow: '', quick: '', missing: '' },
}

const block = byType({ ...textBlock, checklist, payback })

/** Stands for the sample of the entry's own type. */
function byType(samples: Readonly<Record<string, Sample>>): Sample {
  return { '{type}': samples as { readonly [key: string]: Sample } }
}

export const articleSample: Sample = {
  id: isWholeNumber,
  slug: isSlug,
  title: '',
  excerpt: '',
  metaDescription: '',
  author: '',
  date: isDate,
  category: oneOf(...articleCategories),
  featuredImage: isName,
  featuredImageAlt: '',
  content: [block],
}

/** Lists that the owner may add to, shorten and sort. `min` entries have to stay. */
export const editableLists: ReadonlyArray<{ pattern: string; entry: Sample; min: number; max: number }> = [
  { pattern: 'homeFaq', entry: faqEntry, min: 1, max: 30 },
  { pattern: 'betaFaq', entry: faqEntry, min: 1, max: 30 },
  { pattern: 'about/faq', entry: faqEntry, min: 1, max: 30 },
  { pattern: 'about/team', entry: teamMember, min: 1, max: 12 },
  { pattern: 'about/whatWeDo', entry: '', min: 1, max: 12 },
  { pattern: 'about/story', entry: '', min: 1, max: 12 },
  { pattern: 'cities/*/local/sections', entry: section, min: 1, max: 12 },
  { pattern: 'nationalRules/countries/*/sections', entry: section, min: 1, max: 20 },
  { pattern: 'articles/*/content', entry: block, min: 1, max: 300 },
  { pattern: 'replyTemplates/*', entry: replyTemplate, min: 1, max: 12 },
  { pattern: 'site/owner/letter', entry: '', min: 0, max: 12 },
  { pattern: 'site/links/profiles', entry: '', min: 0, max: 12 },
]
