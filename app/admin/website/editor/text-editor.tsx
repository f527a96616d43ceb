import type { ReactNode } from 'react'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { companyPath } from '#app/admin/website/website-paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { EditablePage, WordField } from '#contracts/words.ts'
import { TextForm } from './text-form.tsx'

type TextEditorProps = {
  field: WordField
  /** The text is a link to this page. */
  linked: EditablePage | undefined
  onLink: (page: string) => void
  onTyped: (text: string | undefined) => void
  onSaved: (field: WordField) => void
  onClose: () => void
}

/** A form, or why there's none. */
export function TextEditor({ field, linked, onLink, ...form }: TextEditorProps) {
  const { rule } = field
  return (
    <div className="flex flex-col gap-3">
      {rule.locked === null && rule.kind !== 'photo' ? (
        <TextForm field={field} {...form} />
      ) : (
        <Notice label={rule.label} onClose={form.onClose}>
          {rule.locked ?? (
            <>
              Photos are changed under <AdminTextLink to={companyPath}>Company details</AdminTextLink>.
            </>
          )}
        </Notice>
      )}
      {linked && (
        <Button size="small" variant="quiet" className="self-start" onClick={() => onLink(linked.path)}>
          {`Open “${linked.title}”`}
        </Button>
      )}
    </div>
  )
}

type NoticeProps = { label: string; children: ReactNode; onClose: () => void }

const Notice = ({ label, children, onClose }: NoticeProps) => (
  <>
    <h2 className="font-sans text-body font-semibold tracking-normal">{label}</h2>
    <p>{children}</p>
    <Button autoFocus size="small" variant="secondary" className="self-start" onClick={onClose}>
      Close
    </Button>
  </>
)
