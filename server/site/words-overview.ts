import type { Words } from '#content/all-words.ts'
import { applyChanges, articlesPath } from '#content/editing/apply-changes.ts'
import type { Change } from '#content/editing/change.ts'
import { fieldRule, visitFields } from '#content/editing/fields.ts'
import { isSame } from '#content/editing/is-same.ts'
import { labelOf } from '#content/editing/labels.ts'
import type { Draft, FieldRule, WordField, WordsOverview } from '#contracts/words.ts'
import { findTexts, firstPage, type PageTexts, showsText } from './page-texts.ts'
import type { LiveSite } from './site.ts'
import {
  asJson,
  holderOf,
  isBelow,
  nameOfText,
  type ThreeWords,
  threeWords,
  type WordState,
  withDrafts,
  wordAt,
} from './word-store.ts'

/** `pages`: with the drafts. */
export function overviewOf(state: WordState, pages: readonly PageTexts[]): WordsOverview {
  const words = threeWords(state)
  const drafts = state.drafts.map(
    ({ path, revision, editedAt, device }): Draft => ({
      path,
      label: nameOfText(words, path),
      page: firstPage(pages, path),
      before: asJson(wordAt(words.published, path)),
      after: asJson(wordAt(words.drafted, path)),
      original: asJson(wordAt(words.originals, path)),
      editedAt,
      device,
      revision,
    }),
  )
  return {
    version: state.version,
    publishedAt: state.publishedAt,
    drafts,
    conflicts: words.conflicts.map(({ path, oldOriginal, newOriginal, owners }) => ({
      path,
      label: nameOfText(words, path),
      oldOriginal: asJson(oldOriginal),
      newOriginal: asJson(newOriginal),
      owners: asJson(owners),
    })),
    pages: pages.map(page => ({
      path: page.path,
      title: page.title,
      hasDrafts: state.drafts.some(({ path }) => showsText(page, path)),
    })),
    placeholders: words.drafted.site.standIns.map(name => labelOf(words.drafted, `site/${name.replaceAll('.', '/')}`)),
  }
}

/** Undefined if there's no such text. */
export function fieldAt({ changes, drafts }: WordState, words: ThreeWords, path: string): WordField | undefined {
  const ruleIn = (tree: Words) => fieldRule(tree, path) ?? articleRule(tree, path)
  const rule = ruleIn(words.drafted) ?? ruleIn(words.published) ?? ruleIn(words.originals)
  if (!rule) return
  const draft = holderOf(drafts, path)
  const [value, published] = [wordAt(words.drafted, path), wordAt(words.published, path)]
  // In a list that was changed, the release's text at the same place can be another one.
  const holder = draft?.value ? draft : holderOf(changes, path)
  const isInside = holder !== undefined && holder.path !== path
  return {
    path,
    rule,
    value: asJson(value),
    original: isInside ? null : asJson(wordAt(words.originals, path)),
    published: asJson(published),
    isDraft: draft !== undefined && (draft.path === path || !isSame(value, published)),
    revision: draft?.revision ?? null,
  }
}

/** An article that was added is one value. */
function articleRule(words: Words, path: string): FieldRule | undefined {
  const [folder, slug, ...rest] = path.split('/')
  if (folder !== articlesPath || rest.length > 0 || !words.articles.some(article => article.slug === slug)) return
  return { label: labelOf(words, path), kind: 'list', max: 1, isRequired: false, placeholders: [], locked: null }
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The texts that a page shows, the lists they're in, and what belongs to them but can't be seen, such as a link. */
export function pathsOnPage(words: Words, shown: readonly string[]): string[] {
  const texts = new Set(shown)
  const parents = new Set(shown.map(parentOf))
  const paths: string[] = []
  visitFields(words, (path, kind) => {
    const isShown = () => {
      if (texts.has(path)) return true
      if (path === articlesPath || path.startsWith('site/')) return false
      return kind === 'list' ? shown.some(text => isBelow(text, path)) : parents.has(parentOf(path))
    }
    if (isShown()) paths.push(path)
  })
  return paths
}

/** Other texts don't change which page shows what, or its title. */
const changesPages = ({ path, original, value }: Change) =>
  typeof value !== 'string' || value === '' || original === '' || path.startsWith('site/') || /title/i.test(path)

/** Which texts each page shows, with the drafts. Kept for as long as it's right, because all pages have to be rendered. */
export function createPageIndex(site: Pick<LiveSite, 'withWords'>) {
  let last: { key: string; pages: Promise<readonly PageTexts[]> } | undefined

  async function findPages(
    { changes, pageDates }: WordState,
    drafted: readonly Change[],
  ): Promise<readonly PageTexts[]> {
    const find = (wanted: readonly Change[]) => findTexts(site, applyChanges(wanted, pageDates).words)
    try {
      return await find(drafted)
    } catch {
      // Drafts that can't be shown must not keep the owner from changing them. The next one may be better.
      last = undefined
      return find(changes).catch(() => [])
    }
  }

  return (state: WordState) => {
    const drafted = withDrafts(state.changes, state.drafts)
    const key = JSON.stringify(drafted.filter(changesPages))
    if (last?.key !== key) last = { key, pages: findPages(state, drafted) }
    return last.pages
  }
}
