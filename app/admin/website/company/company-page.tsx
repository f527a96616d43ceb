import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { SavedAsDraft } from '#app/admin/website/saved-as-draft.tsx'
import { UnsavedChanges } from '#app/admin/website/unsaved-changes.tsx'
import { useInvalidFocus } from '#app/admin/website/use-invalid-focus.ts'
import { focusInView } from '#app/lib/browser/scrolling.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { WordField } from '#contracts/words.ts'
import { CompanyDetail, MarkedLabel } from './company-detail.tsx'
import { companySections, placeholderPaths } from './company-fields.ts'
import { useCompanyFields, useCompanyForm } from './use-company-form.ts'

export function CompanyPage() {
  const query = useCompanyFields()
  return (
    <QueryState query={query} failure="Couldn't load the company details">
      {fields => <CompanyForm fields={fields} />}
    </QueryState>
  )
}

/** Someone followed a link to this detail. */
function focusFirst(box: HTMLElement | null) {
  const input = box?.querySelector<HTMLElement>('input, textarea, button')
  if (input) focusInView(input)
}

function CompanyForm({ fields }: { fields: readonly WordField[] }) {
  const form = useCompanyForm(fields)
  const box = useRef<HTMLFormElement>(null)
  /** Inputs that hold their own text start again when it's replaced by someone else's. */
  const [round, setRound] = useState(0)
  const placeholders = placeholderPaths(fields.map(field => ({ ...field, value: form.valueOf(field) })))
  const isMadeUp = (path: string) => placeholders.includes(path)
  const sections = companySections.map(section => ({
    ...section,
    isPlaceholder: section.fields.every(({ path }) => isMadeUp(path)),
  }))
  const focusInvalid = useInvalidFocus(box)
  const asked = useSearchParams()[0].get('text')
  return (
    <form
      ref={box}
      noValidate
      className="flex max-w-narrow flex-col gap-6"
      onSubmit={event => {
        event.preventDefault()
        if (!form.isUnsaved || form.state === 'saving') return
        focusInvalid()
        form.save()
      }}
    >
      <p className="max-w-text text-ink-soft">
        These details are on every page, in emails and in search results. Changes are saved as drafts: visitors see them
        once you publish.
      </p>
      {sections.map(({ title, fields: definitions, isPlaceholder }) => (
        <Card key={title} title={isPlaceholder ? <MarkedLabel>{title}</MarkedLabel> : title} level={2}>
          <div className="mt-4 flex flex-col gap-5">
            {definitions.map(definition => {
              const field = fields.find(({ path }) => path === definition.path)
              return (
                field && (
                  <div key={`${definition.path} ${round}`} ref={field.path === asked ? focusFirst : undefined}>
                    <CompanyDetail
                      definition={definition}
                      field={field}
                      value={form.valueOf(field)}
                      isPlaceholder={!isPlaceholder && isMadeUp(field.path)}
                      error={form.errorOf(field.path)}
                      theirs={form.theirsOf(field.path)}
                      onEdit={value => form.edit(field.path, value)}
                      onTakeTheirs={() => {
                        form.takeTheirs(field.path)
                        setRound(round + 1)
                      }}
                    />
                  </div>
                )
              )
            })}
          </div>
        </Card>
      ))}
      <div className="sticky bottom-0 -mx-gutter flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-gutter py-3">
        <Button type="submit" variant="strong" pending={form.state === 'saving'} aria-disabled={!form.isUnsaved}>
          Save as a draft
        </Button>
        <SavedAsDraft
          isSaved={form.state === 'saved' && !form.isUnsaved}
          unsaved={form.isUnsaved && form.state === 'editing'}
          page="/about"
        />
      </div>
      <UnsavedChanges isUnsaved={form.isUnsaved} onDrop={form.drop} />
    </form>
  )
}
