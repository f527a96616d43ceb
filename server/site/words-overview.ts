import { labelOf } from '#content/editing/labels.ts'
import type { Draft, WordsOverview } from '#contracts/words.ts'
import { asJson, nameOfText, threeWords, wordAt } from './drafted-words.ts'
import { firstPage, type PageTexts, showsText } from './page-texts.ts'
import type { WordState } from './word-store.ts'

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
