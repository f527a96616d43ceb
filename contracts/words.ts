import { z } from 'zod'
import { call } from './call.ts'

/** What the owner may write there. */
const rule = z.object({
  /** Such as "Home page: question 3, answer". */
  label: z.string(),
  kind: z.enum(['line', 'text', 'link', 'email', 'phone', 'photo', 'list']),
  /** In characters. For a list, its most entries. */
  max: z.number(),
  isRequired: z.boolean(),
  /** Such as "{city}", which must stay in the text. */
  placeholders: z.array(z.string()),
  /** Why it can't be changed. Null if it can be. */
  locked: z.string().nullable(),
})

export type FieldRule = z.infer<typeof rule>

/** A text, the entries of a list, or an article. */
const value = z.json()

const isShallow = (item: unknown, depth = 0): boolean =>
  typeof item !== 'object' ||
  item === null ||
  (depth < 20 && Object.values(item).every(child => isShallow(child, depth + 1)))
/** The parser above would run out of stack. */
const newValue = z
  .unknown()
  .refine(item => item !== undefined && isShallow(item), "This can't be used.")
  .pipe(value)

const field = z.object({
  /** Where it is in the words, such as "homeFaq/3/answer". */
  path: z.string(),
  rule,
  /** With the draft, if there is one. */
  value,
  /** As in the release. Null for an article that was added. */
  original: value.nullable(),
  /** As visitors see it now. Null for an article that's only a draft. */
  published: value.nullable(),
  isDraft: z.boolean(),
  /** Of the draft: sent back with the next change, so that two browsers can't overwrite each other. */
  revision: z.string().nullable(),
})

export type WordField = z.infer<typeof field>

const page = z.object({ path: z.string(), title: z.string(), hasDrafts: z.boolean() })

export type EditablePage = z.infer<typeof page>

const draft = z.object({
  path: z.string(),
  label: z.string(),
  /** The first page that shows it. Null for reply templates. */
  page: z.string().nullable(),
  before: value.nullable(),
  after: value.nullable(),
  original: value.nullable(),
  editedAt: z.string(),
  device: z.string().nullable(),
  revision: z.string(),
})

export type Draft = z.infer<typeof draft>

/** A new release has other words where the owner's are. The owner's are shown until they choose. */
const conflict = z.object({
  path: z.string(),
  label: z.string(),
  /** The release's text that the owner replaced, and what the release says now. Null if it's gone. */
  oldOriginal: value.nullable(),
  newOriginal: value.nullable(),
  owners: value,
})

export type Conflict = z.infer<typeof conflict>

/** A text that can't be published, or one that the owner should read again first. */
const remark = z.object({
  path: z.string().nullable(),
  /** That shows it. */
  page: z.string().nullable(),
  label: z.string().nullable(),
  message: z.string(),
})

export type Remark = z.infer<typeof remark>

const overview = z.object({
  /** 0 if nothing has ever been published. */
  version: z.number(),
  publishedAt: z.string().nullable(),
  drafts: z.array(draft),
  conflicts: z.array(conflict),
  pages: z.array(page),
  /** Labels of the company details that are still placeholders, even with the drafts. */
  placeholders: z.array(z.string()),
})

export type WordsOverview = z.infer<typeof overview>

const path = z.string('A text is required.').regex(/^[\w /-]{1,200}$/, 'There is no such text.')
const pagePath = z.string('A page is required.').regex(/^\/[\w/.-]{0,200}$/, 'There is no such page.')
const oldRevision = 'The revision is missing.'
const revision = z
  .string(oldRevision)
  .regex(/^[\w-]{1,100}$/, oldRevision)
  .nullable()
/** As large as the database's integers. */
const versionNumber = z.int32('There is no such version.').min(0, 'There is no such version.')
const wordsPath = '/api/admin/words'
/** The longest article, with room for its JSON. */
const largeBody = 512 * 1024

export const readWords = call({ method: 'GET', path: wordsPath, admin: true, response: overview })

/** Every text and every editable list of one page, in the order of the words. */
export const readPageFields = call({
  method: 'GET',
  path: `${wordsPath}/fields`,
  admin: true,
  query: z.object({ page: pagePath }),
  response: z.array(field),
})

/** Some texts or lists by their paths, for the screens with forms. */
export const readFields = call({
  method: 'POST',
  path: `${wordsPath}/fields`,
  admin: true,
  body: z.object(
    { paths: z.array(path, 'A list of texts is required.').max(200, 'Those are too many texts.') },
    'A list of texts is required.',
  ),
  response: z.array(field),
})

/** The address under which a page with drafts can be opened in a frame, for half an hour. Append edit or preview and the page. */
export const startWordsView = call({
  method: 'POST',
  path: `${wordsPath}/view`,
  admin: true,
  response: z.object({ base: z.string(), expiresAt: z.string() }),
})

/** 409 with the current field if someone else has changed it since `revision`; 422 with a sentence if it isn't allowed. */
export const saveDraft = call({
  method: 'PATCH',
  path: `${wordsPath}/drafts`,
  admin: true,
  maxBodyBytes: largeBody,
  /** `value` null: back to the original. `isNew`: an article, which must not replace another one. */
  body: z.object(
    {
      path,
      value: newValue,
      revision,
      isNew: z.boolean('It must be true or false whether the article is new.').optional(),
    },
    'A text is required.',
  ),
  response: field,
})

/** All of them without `path`. The published words stay as they are. */
export const discardDrafts = call({
  method: 'POST',
  path: `${wordsPath}/drafts/discard`,
  admin: true,
  body: z.object({ path: path.optional() }, 'A request is required.'),
  response: overview,
})

/** Renders everything. `problems` prevent publishing, `warnings` don't. */
export const checkDrafts = call({
  method: 'POST',
  path: `${wordsPath}/check`,
  admin: true,
  response: z.object({ problems: z.array(remark), warnings: z.array(remark) }),
})

/** `revisions` of the drafts that the owner saw: others mean 409. */
export const publishWords = call({
  method: 'POST',
  path: `${wordsPath}/publish`,
  admin: true,
  body: z.object(
    { revisions: z.array(z.string(oldRevision), 'The drafts are required.').max(5000, 'Those are too many drafts.') },
    'The drafts are required.',
  ),
  response: overview,
})

export const settleConflict = call({
  method: 'POST',
  path: `${wordsPath}/conflicts`,
  admin: true,
  body: z.object({ path, keep: z.enum(['owners', 'original'], 'A choice is required.') }, 'A choice is required.'),
  response: overview,
})

const pastChange = draft.pick({ path: true, label: true, before: true, after: true })

const version = z.object({
  version: z.number(),
  publishedAt: z.string(),
  device: z.string().nullable(),
  changes: z.array(pastChange),
})

export type PastVersion = z.infer<typeof version>

/** Newest first. */
export const listVersions = call({
  method: 'GET',
  path: `${wordsPath}/history`,
  admin: true,
  /** `before`: `next` of the previous page. */
  query: z.object({ before: z.coerce.number('The version must be a number.').pipe(versionNumber).optional() }),
  response: z.object({ versions: z.array(version), next: z.number().nullable() }),
})

/** Makes drafts: one change of a version undone, or with `after`, everything as it was after that version (0: the originals). */
export const undoWords = call({
  method: 'POST',
  path: `${wordsPath}/undo`,
  admin: true,
  body: z.union(
    [z.object({ version: versionNumber, path }), z.object({ after: versionNumber })],
    'A version is required.',
  ),
  /** `skipped`: what can't be used anymore. */
  response: overview.extend({ skipped: z.array(remark) }),
})

/** A JPEG, already cropped and small, as base64. */
export const addPhoto = call({
  method: 'POST',
  path: `${wordsPath}/photos`,
  admin: true,
  maxBodyBytes: largeBody,
  body: z.object({ jpeg: z.base64('A photo is required.') }, 'A photo is required.'),
  /** The value for a photo's text. */
  response: z.object({ photo: z.string() }),
})

/** Turns Markdown into an article's blocks. 422 names the line that can't be used. */
export const readMarkdown = call({
  method: 'POST',
  path: `${wordsPath}/markdown`,
  admin: true,
  maxBodyBytes: largeBody,
  body: z.object(
    { markdown: z.string('A text is required.').max(100_000, 'The text is too long.') },
    'A text is required.',
  ),
  response: z.object({ blocks: z.array(value), title: z.string().nullable() }),
})

export const articlePictures = call({
  method: 'GET',
  path: `${wordsPath}/pictures`,
  admin: true,
  /** Names for an article's picture, and where each can be seen. */
  response: z.array(z.object({ name: z.string(), url: z.string(), alt: z.string() })),
})

const article = z.object({
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  date: z.string(),
  /** As visitors see it now. */
  isPublished: z.boolean(),
  /** With the drafts. */
  isListed: z.boolean(),
  /** It was written here, and has never been published. */
  isNew: z.boolean(),
  hasDrafts: z.boolean(),
})

export type ListedArticle = z.infer<typeof article>

/** Those that are unpublished are at the end. */
export const listArticles = call({
  method: 'GET',
  path: `${wordsPath}/articles`,
  admin: true,
  response: z.object({
    articles: z.array(article),
    /** Of the draft of their order. */
    revision: z.string().nullable(),
    /** Of the next article. */
    nextId: z.number(),
    author: z.string(),
  }),
})
