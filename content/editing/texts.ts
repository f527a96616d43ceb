import type { z } from 'zod'
import { words as released, type Words } from '#content/all-words.ts'
import * as company from '#content/schemas/company.ts'
import * as documents from '#content/schemas/documents.ts'
import * as forms from '#content/schemas/forms.ts'
import * as pages from '#content/schemas/pages.ts'
import * as plan from '#content/schemas/plan.ts'
import { type Json, redirectsPath, type Shape } from '#contracts/words.ts'
import { shapeOf } from './schema-shape.ts'
import { partOf, partUnder } from './shape.ts'
import { metaOf } from './words-schema.ts'

/** A unit that the owner edits. */
export type EditableText = {
  /** Such as "home/faq". */
  path: string
  /** Such as "Home page: questions". */
  label: string
  schema: z.ZodType
  /** Keys in the words. Undefined if the release has no such document. */
  at(words: Words): readonly string[] | undefined
  /** Saving it is enough: no page shows it. */
  isLive: boolean
}

const one = (path: string, label: string, at: readonly string[], schema: z.ZodType): EditableText => ({
  path,
  label,
  schema,
  at: () => at,
  isLive: path.startsWith('replies/') || path === redirectsPath,
})

/** Each part of an object is a text. */
const each = (group: string, key: keyof Words, schema: z.ZodObject) =>
  Object.entries(schema.shape).map(([name, part]) => {
    const { label = name } = metaOf(part)
    const place = metaOf(schema).label ?? group
    return one(
      `${group}/${name}`,
      `${place}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      [key, name],
      part as z.ZodType,
    )
  })

export const companyTextPath = 'site/company'

const typedTexts: readonly EditableText[] = [
  one(companyTextPath, 'Company details', ['site'], company.companySchema),
  ...each('frame', 'siteFrame', pages.siteFrameSchema),
  ...each('home', 'home', pages.homeSchema),
  one('home/faq', 'Home page: questions', ['homeFaq'], forms.betaFaqSchema),
  ...each('example-plan', 'examplePlan', pages.examplePlanSchema),
  ...each('about', 'about', pages.aboutSchema),
  ...each('articles-page', 'articlesPage', pages.articlesPageSchema),
  ...each('article-page', 'articlePage', pages.articlePageSchema),
  ...each('city-page', 'cityPage', pages.cityPageSchema),
  one('city-page/drawings', 'City pages: descriptions of the drawings', ['sceneAlts'], pages.sceneAltsSchema),
  ...each('national-rules-page', 'nationalRules', pages.nationalRulesPageSchema),
  ...each('legal-page', 'legalPage', pages.legalPageSchema),
  one('surveys/exit', 'Exit survey', ['surveys', '0'], forms.surveySchema),
  one('surveys/optimize', 'Optimization survey', ['surveys', '1'], forms.surveySchema),
  one('surveys/answers', 'How answers are shown', ['optionTexts'], forms.optionTextsSchema),
  ...each('survey-complete', 'surveyComplete', forms.surveyCompleteSchema),
  ...each('plan', 'planWords', plan.planWordsSchema),
  one('plans/exit', 'Exit plan', ['planData', 'exit'], plan.planDataSchema),
  one('plans/optimize', 'Optimization plan', ['planData', 'optimize'], plan.planDataSchema),
  one('plans/first-steps', 'First steps in a plan', ['bottleneckFixes'], plan.bottleneckFixesSchema),
  ...each('quiz', 'quizPage', forms.quizPageSchema),
  one('quiz/questions', 'Quiz: questions', ['quizQuestions'], forms.quizQuestionsSchema),
  one('quiz/score', 'Quiz: words after the score', ['rightOnFirstTry'], forms.rightOnFirstTrySchema),
  ...each('quiz-complete', 'quizComplete', forms.quizCompleteSchema),
  ...each('beta', 'beta', forms.betaSchema),
  one('beta/faq', 'Beta page: questions', ['betaFaq'], forms.betaFaqSchema),
  one('beta/form', 'Beta page: introduction of the form', ['betaFormIntro'], forms.betaFormIntroSchema),
  one('beta/questions', 'Beta page: questions of the form', ['betaQuestions'], forms.betaQuestionsSchema),
  ...each('toolkit', 'toolkitPage', forms.toolkitPageSchema),
  ...each('unsubscribe', 'unsubscribePage', forms.unsubscribePageSchema),
  ...each('not-found', 'notFoundPage', pages.notFoundPageSchema),
  ...each('article-not-found', 'articleNotFoundPage', pages.articleNotFoundPageSchema),
  one('forms/contact', 'Contact details in forms', ['contactFields'], forms.contactFieldsSchema),
  one('forms/consents', 'What people agree to', ['consents'], forms.consentsSchema),
  one(redirectsPath, 'Where missing pages lead', ['redirects'], documents.redirectsSchema),
  one('replies/survey', 'Replies after an assessment', ['replyTemplates', 'survey'], company.replyTemplatesSchema),
  one('replies/quiz', 'Replies after the quiz', ['replyTemplates', 'quiz'], company.replyTemplatesSchema),
  one('replies/beta', 'Replies to beta applications', ['replyTemplates', 'beta'], company.replyTemplatesSchema),
]

const byPath = new Map(typedTexts.map(text => [text.path, text]))

type DocumentKind = {
  /** The first part of the paths. */
  group: string
  key: keyof Words['documents']
  /** Keys in the words of the same documents as pages show them. */
  shownAt: readonly string[]
  schema: z.ZodType
  nameOf: (document: Json) => string
  labelOf: (document: Json) => string
}

const part = (key: string) => (document: Json) => String(partOf(document, key) ?? '')

/** The first key that it has. */
const nameBy =
  (...keys: readonly string[]) =>
  (document: Json) =>
    keys.map(key => part(key)(document)).find(Boolean) ?? ''

/** Of an article that was added, even if its address has changed. */
export const nameOfArticle = nameBy('name', 'slug')

export const documentKinds: readonly DocumentKind[] = [
  {
    group: 'articles',
    key: 'articles',
    shownAt: ['articles'],
    schema: documents.articleSchema,
    nameOf: nameOfArticle,
    labelOf: document => `Article “${part('title')(document)}”`,
  },
  {
    group: 'cities',
    key: 'cities',
    shownAt: ['cities'],
    schema: documents.citySchema,
    nameOf: part('name'),
    labelOf: document => `${part('city')(document)} page`,
  },
  {
    group: 'national-rules',
    key: 'nationalRules',
    shownAt: ['nationalRules', 'countries'],
    schema: documents.countryRulesSchema,
    nameOf: part('id'),
    labelOf: document => `National rules: ${part('name')(document)}`,
  },
  {
    group: 'legal',
    key: 'legal',
    shownAt: ['legalDocuments'],
    schema: documents.legalDocumentSchema,
    nameOf: part('slug'),
    labelOf: part('title'),
  },
]

export const documentsIn = (words: Words, { key }: DocumentKind) => words.documents[key] as unknown as readonly Json[]

function documentText(kind: DocumentKind, document: Json): EditableText {
  const name = kind.nameOf(document)
  const indexIn = (words: Words) => documentsIn(words, kind).findIndex(other => kind.nameOf(other) === name)
  const isAdded = kind.key === 'articles' && indexIn(released) < 0
  return {
    path: `${kind.group}/${name}`,
    label: kind.labelOf(document),
    schema: isAdded ? documents.addedArticleSchema : kind.schema,
    at(words) {
      const index = indexIn(words)
      return index < 0 ? undefined : ['documents', kind.key, `${index}`]
    },
    isLive: false,
  }
}

/** In the order of the words. */
export const allTexts = (words: Words): readonly EditableText[] => [
  ...typedTexts,
  ...documentKinds.flatMap(kind => documentsIn(words, kind).map(document => documentText(kind, document))),
]

export function findText(path: string, words: Words): EditableText | undefined {
  const kind = documentKinds.find(({ group }) => path.startsWith(`${group}/`))
  const document = kind && documentsIn(words, kind).find(other => path === `${kind.group}/${kind.nameOf(other)}`)
  return kind && document !== undefined ? documentText(kind, document) : byPath.get(path)
}

/** Of a mark on a page: "home/faq" of "home/faq#3/answer", and "articles/first" of "articles/first/text#20-90". */
export const textPathOf = (mark: string) => mark.replace(/#.*$/, '').split('/').slice(0, 2).join('/')

export const valueIn = (words: Words, text: EditableText) => {
  const at = text.at(words)
  return at && partUnder(words as unknown as Json, at)
}

export const releasedValue = (text: EditableText) => valueIn(released, text)

const shapes = new Map<string, Shape>()

export function shapeOfText(text: EditableText): Shape {
  const known = shapes.get(text.path)
  if (known) return known
  const shape = shapeOf(text.schema, releasedValue(text)) as Shape
  shapes.set(text.path, shape)
  return shape
}
