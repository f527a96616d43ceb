import { z } from 'zod'
import { call } from './call.ts'
import { requiredText } from './text.ts'

/** A picture is the address of one of `listPictures`, or empty; a date is like 2026-11-19. */
export type TextKind = 'line' | 'text' | 'markdown' | 'link' | 'email' | 'phone' | 'slug' | 'picture' | 'date'

export type TextRule = {
  kind: TextKind
  /** In characters. */
  max: number
  required: boolean
  /** Such as "booking": what can be filled in. Without any, braces are ordinary characters. */
  placeholders: readonly string[]
}

/** What a part of a text is called. */
type Named = {
  label: string
  hint?: string
  /** Why it can't be changed. */
  locked?: string
  /** It may be missing from its object, such as the source of a section. */
  optional?: boolean
}

/** What a text looks like: its form follows from it. Keys of an object that have no field stay as they are. */
export type Shape = Named &
  (
    | { [Kind in TextKind]: TextRule & { kind: Kind } }[TextKind]
    | { kind: 'choice'; options: Array<{ value: string; label: string }> }
    | { kind: 'object'; fields: Array<{ key: string; shape: Shape }> }
    /** Entries can't be added, moved or removed if `min` is `max`. `noun`: of an entry, such as "question". `blank`: a new one. */
    | { kind: 'list'; entry: Shape; noun: string; min: number; max: number; blank: Json }
    /** An object that looks as its `key` says, which can't be changed. */
    | { kind: 'variants'; key: string; variants: Record<string, Shape> }
  )

export type Json = z.infer<typeof value>

const value = z.json()

/** The schemas in content/ make it, so that it isn't checked again. */
const shape = z.custom<Shape>(() => true)

/** Ten times the largest text. */
const mostParts = 10_000

/** Bounded in depth and in all, before anything else reads it. What was parsed from JSON needn't be checked again. */
function isSmall(whole: unknown) {
  let parts = 0
  const fits = (item: unknown, depth: number): boolean => {
    parts += 1
    if (parts > mostParts || depth > 20) return false
    return typeof item !== 'object' || item === null || Object.values(item).every(child => fits(child, depth + 1))
  }
  return fits(whole, 0)
}

const newValue = z.custom<Json>(item => item !== undefined && isSmall(item), "This can't be used.")

const namedPage = z.object({ path: z.string(), title: z.string() })

/** A unit that the owner edits: one path, one draft, one revision. */
const text = z.object({
  /** Such as "home/faq", "site/company" or "articles/what-ai-agents-can-do". */
  path: z.string(),
  /** Such as "Home page: questions". */
  label: z.string(),
  shape,
  /** With the draft, if there is one. */
  value,
  /** As the release has it. Null for an article that was added. */
  released: value.nullable(),
  isDraft: z.boolean(),
  /** Follows from `value`: sent back with the next draft, so that two windows can't overwrite each other. */
  revision: z.string(),
  /** Saving it is enough: it isn't published with a page. */
  isLive: z.boolean(),
  /** All pages that show it. */
  pages: z.array(namedPage),
})

export type Text = z.infer<typeof text>

const page = namedPage.extend({
  group: z.enum(['main', 'articles', 'cities', 'legal', 'other']),
  hasDrafts: z.boolean(),
  /** Where someone without a login can see its drafts. */
  sharing: z.object({ url: z.string(), expiresAt: z.string() }).nullable(),
})

export type EditablePage = z.infer<typeof page>

/** Old and new as readable text, one part per line, to be compared word by word. Null: there was none. */
const change = z.object({
  path: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export type WordChange = z.infer<typeof change>

const draft = change.extend({
  /** The first page that shows it. */
  page: z.string().nullable(),
  editedAt: z.string(),
  editedBy: z.string().nullable(),
})

export type Draft = z.infer<typeof draft>

const overview = z.object({
  /** 0 if nothing has ever been published. */
  version: z.number(),
  publishedAt: z.string().nullable(),
  drafts: z.array(draft),
  /** Of all drafts together. */
  draftsRevision: z.string(),
  pages: z.array(page),
  /** Articles that aren't on the website, with the drafts. */
  unlisted: z.array(namedPage),
  /** Labels of the company details that are still placeholders, even with the drafts. */
  placeholders: z.array(z.string()),
  /** The owner's words that this release can't use: it has no such text anymore, or another kind of it. */
  unused: z.array(z.object({ path: z.string(), label: z.string() })),
})

export type WordsOverview = z.infer<typeof overview>

const path = z
  .string('A text is required.')
  .regex(/^[a-zA-Z\d-]+(\/[a-zA-Z\d-]+)?$/, 'There is no such text.')
  .max(200)
const pagePath = z.string('A page is required.').regex(/^\/[\w/.-]{0,200}$/, 'There is no such page.')
const oldRevision = 'The revision is missing.'
const revision = z.string(oldRevision).regex(/^[\w-]{1,100}$/, oldRevision)
const wordsPath = '/api/admin/words'
/** The longest article, with room for its JSON. */
const largeBody = 512 * 1024

export const readWords = call({ method: 'GET', path: wordsPath, admin: true, response: overview })

/** The texts of one page in the order of the words, or by path: "site/company", "replies" for all replies. */
export const readTexts = call({
  method: 'GET',
  path: `${wordsPath}/texts`,
  admin: true,
  query: z.object({ page: pagePath.optional(), path: path.optional() }),
  response: z.array(text),
})

const found = z.object({
  /** Of the text. */
  path: z.string(),
  /** As marked on the page in the editor: "home/faq#3/answer", or "articles/what-ai-agents-can-do/text#120-240" in a document. */
  place: z.string(),
  label: z.string(),
  /** Null for a text that no page shows, such as a reply. */
  page: namedPage.nullable(),
  /** The words around what was found. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
})

export type FoundText = z.infer<typeof found>

/** In all texts, with the drafts. At most 50. */
export const searchTexts = call({
  method: 'GET',
  path: `${wordsPath}/search`,
  admin: true,
  query: z.object({
    q: z.string('What to search for is required.').trim().min(2, 'Type at least two characters.').max(200),
  }),
  response: z.array(found),
})

/** The address under which pages with drafts can be opened in a frame, for half an hour. Append /edit or /preview and the page. */
export const startWordsView = call({
  method: 'POST',
  path: `${wordsPath}/view`,
  admin: true,
  response: z.object({ base: z.string() }),
})

export const saveDraft = call({
  method: 'PATCH',
  path: `${wordsPath}/drafts`,
  admin: true,
  maxBodyBytes: largeBody,
  body: z.object({ path, value: newValue, revision }, 'A text is required.'),
  response: z.object({ text }),
})

/** The body of a 409 of `saveDraft`: someone else has changed the text since. */
export const savedElsewhere = z.object({ error: z.string(), newest: text })

/** The body of a 422 of `saveDraft`: keys of the field, such as "3/answer". Null if it's about the whole text. */
export const refusedField = z.object({ error: z.string(), field: z.string().nullable() })

/** Of one text, or all. 409 if the drafts aren't those that the owner saw. The published words stay as they are. */
export const discardDrafts = call({
  method: 'POST',
  path: `${wordsPath}/drafts/discard`,
  admin: true,
  /** `revision`: `draftsRevision` as the owner saw it. */
  body: z.object({ path: path.optional(), revision }, 'A revision is required.'),
  response: overview,
})

/**
 * `revision`: `draftsRevision` as the owner saw it. Other drafts mean 409. Every page that the drafts change is rendered
 * and checked first: 422 has a sentence per line for what's wrong.
 */
export const publishWords = call({
  method: 'POST',
  path: `${wordsPath}/publish`,
  admin: true,
  body: z.object(
    {
      revision,
      /** Paths of drafts that the owner isn't ready to publish. */
      without: z.array(path).max(1000, 'There are too many drafts.').default([]),
    },
    'The drafts are required.',
  ),
  response: overview,
})

/** For 7 days, by a link that shows this page with its drafts and nothing else. */
export const sharePage = call({
  method: 'POST',
  path: `${wordsPath}/sharing`,
  admin: true,
  body: z.object({ page: pagePath, isShared: z.boolean('A choice is required.') }, 'A page is required.'),
  response: overview,
})

const version = z.object({
  version: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  changes: z.array(change),
})

export type PastVersion = z.infer<typeof version>

/** The newest 50, newest first. */
export const listVersions = call({
  method: 'GET',
  path: `${wordsPath}/history`,
  admin: true,
  response: z.array(version),
})

/** Makes drafts: everything as it was after that version (0: the release's words). 409 if one of these texts has a draft. */
export const returnToVersion = call({
  method: 'POST',
  path: `${wordsPath}/return`,
  admin: true,
  /** As large as the database's integers. */
  body: z.object(
    { version: z.int32('There is no such version.').min(0, 'There is no such version.') },
    'A version is required.',
  ),
  /** `skipped`: labels of what can't be used anymore. */
  response: overview.extend({ skipped: z.array(z.string()) }),
})

const picture = z.object({
  /** The value of a picture's field, and the address in a document. Until it's published, one's own is under the base of the words' view. */
  url: z.string(),
  alt: z.string(),
})

export type SitePicture = z.infer<typeof picture>

/** A JPEG that the browser has made, as base64. */
export const addPicture = call({
  method: 'POST',
  path: `${wordsPath}/pictures`,
  admin: true,
  maxBodyBytes: largeBody,
  body: z.object(
    {
      picture: z.base64('A picture is required.').min(1, 'A picture is required.'),
      alt: z
        .string('Describe the picture.')
        .trim()
        .min(1, 'Describe the picture.')
        .max(300, 'The description is too long.'),
    },
    'A picture is required.',
  ),
  response: picture,
})

/** The owner's, newest first, then the drawings. */
export const listPictures = call({
  method: 'GET',
  path: `${wordsPath}/pictures`,
  admin: true,
  response: z.array(picture),
})

export const redirectsPath = 'redirects'

/** A draft with nothing but a title. Address, description, picture, date and category are filled in. */
export const addArticle = call({
  method: 'POST',
  path: `${wordsPath}/articles`,
  admin: true,
  body: z.object({ title: requiredText('The title', 90, 'A title is required.') }, 'A title is required.'),
  response: z.object({ path: z.string() }),
})

/** What the placeholders of replies stand for, such as { booking: 'https://…' }, and how a reply begins and ends. */
export const readReplyValues = call({
  method: 'GET',
  path: `${wordsPath}/reply-values`,
  admin: true,
  response: z.object({
    values: z.record(z.string(), z.string()),
    greeting: z.string(),
    signature: z.string(),
  }),
})
