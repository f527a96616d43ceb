import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { CheckIcon } from '#app/ui/icons.tsx'
import { previewPath, websitePath } from './website-paths.ts'

type SavedAsDraftProps = {
  isSaved: boolean
  unsaved: boolean
  /** That shows it. */
  page: string | null
}

export const SavedAsDraft = ({ isSaved, unsaved, page }: SavedAsDraftProps) => (
  <div role="status" className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
    {unsaved && 'Not saved yet'}
    {isSaved && (
      <>
        <span className="flex items-center gap-1.5">
          <CheckIcon className="size-5 text-success" /> Saved as a draft
        </span>
        {page && <AdminTextLink to={previewPath(page)}>Preview</AdminTextLink>}
        <AdminTextLink to={websitePath}>Publish</AdminTextLink>
      </>
    )}
  </div>
)
