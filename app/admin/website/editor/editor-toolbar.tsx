import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { publishPath, websitePath } from '#app/admin/website/website-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { WordsOverview } from '#contracts/words.ts'
import { ShareButton } from './share-button.tsx'

type EditorToolbarProps = {
  /** None for texts that aren't on a page, such as replies. */
  page: string | undefined
  /** What's edited instead of a page. */
  title: string | undefined
  words: WordsOverview | undefined
  /** A phone then needs the room. */
  isEditing: boolean
  isPreview: boolean
  onPreview: () => void
  onTexts: () => void
}

export function EditorToolbar({ page, title, words, isEditing, isPreview, onPreview, onTexts }: EditorToolbarProps) {
  const drafts = words?.drafts.length ?? 0
  const shown = words?.pages.find(({ path }) => path === page)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-paper-deep px-3 py-2 sm:px-4">
      <AdminLinkButton to={websitePath} variant="quiet" size="small" className="px-3">
        <span aria-hidden="true">←</span>
        <span className="max-sm:sr-only">Website</span>
      </AdminLinkButton>
      <p className="min-w-0 truncate font-semibold max-sm:flex-1">{shown?.title ?? page ?? title}</p>
      {page !== undefined && (
        <div className={classNames('flex gap-2 max-sm:order-1 max-sm:basis-full', isEditing && 'max-sm:hidden')}>
          <Button
            variant={isPreview ? 'strong' : 'secondary'}
            size="small"
            aria-pressed={isPreview}
            onClick={onPreview}
          >
            Preview
          </Button>
          {!isPreview && (
            <Button variant="secondary" size="small" className="md:hidden" onClick={onTexts}>
              All texts
            </Button>
          )}
          <ShareButton page={page} sharing={shown?.sharing ?? null} />
        </div>
      )}
      {drafts > 0 && (
        <AdminLinkButton to={publishPath} variant="primary" size="small" className="ml-auto">
          {`Publish (${drafts})`}
        </AdminLinkButton>
      )}
    </div>
  )
}
