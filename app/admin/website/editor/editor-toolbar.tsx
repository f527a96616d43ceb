import type { ReactNode } from 'react'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { previewPath, websitePath } from '#app/admin/website/website-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { WordsOverview } from '#contracts/words.ts'

type EditorToolbarProps = {
  page: string
  words: WordsOverview | undefined
  onPage: (page: string) => void
  isPanelOpen: boolean
  onPanel: () => void
  /** A phone then needs the room. */
  isEditing: boolean
  isSaved: boolean
}

export function EditorToolbar({ page, words, onPage, isPanelOpen, onPanel, isEditing, isSaved }: EditorToolbarProps) {
  const drafts = words?.drafts.length ?? 0
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-paper-deep px-3 py-2 sm:px-4">
      <AdminLinkButton to={websitePath} variant="quiet" size="small" className="px-3">
        <span aria-hidden="true">←</span>
        <span className="max-sm:sr-only">Website</span>
      </AdminLinkButton>
      <PagePicker page={page} pages={words?.pages} onPage={onPage} />
      <p
        role="status"
        className={classNames(
          'text-small text-ink-soft max-xl:order-1 max-xl:basis-full',
          isEditing && 'max-sm:hidden',
        )}
      >
        {isSaved ? 'Saved as a draft. Visitors see it once you publish.' : 'Click or tap a text to change it.'}
      </p>
      <div className={classNames('flex gap-2 max-sm:basis-full lg:ml-auto', isEditing && 'max-sm:hidden')}>
        <ToolButton onClick={onPanel} isPressed={isPanelOpen}>
          Hidden texts
        </ToolButton>
        <AdminLinkButton to={previewPath(page)} variant="secondary" size="small" className="max-sm:grow">
          Preview
        </AdminLinkButton>
        {drafts > 0 && (
          <AdminLinkButton to={websitePath} variant="primary" size="small" className="max-sm:grow">
            {`Publish (${drafts})`}
          </AdminLinkButton>
        )}
      </div>
    </div>
  )
}

type PagePickerProps = Pick<EditorToolbarProps, 'page' | 'onPage'> & { pages: WordsOverview['pages'] | undefined }

function PagePicker({ page, pages = [], onPage }: PagePickerProps) {
  const isKnown = pages.some(({ path }) => path === page)
  return (
    <div className="relative min-w-0 flex-1 sm:max-w-96">
      <select
        aria-label="Page"
        value={page}
        onChange={({ target }) => onPage(target.value)}
        className="min-h-touch w-full cursor-pointer appearance-none truncate rounded-control border-2 border-edge bg-white py-1.5 pr-10 pl-3 text-small hover:border-pine"
      >
        {!isKnown && <option value={page}>{page}</option>}
        {pages.map(({ path, title, hasDrafts }) => (
          <option key={path} value={path}>
            {hasDrafts ? `${title} (has drafts)` : title}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </div>
  )
}

type ToolButtonProps = { onClick: () => void; isPressed: boolean; children: ReactNode }

const ToolButton = ({ onClick, isPressed, children }: ToolButtonProps) => (
  <Button size="small" variant="secondary" aria-expanded={isPressed} onClick={onClick} className="max-sm:grow">
    {children}
  </Button>
)
