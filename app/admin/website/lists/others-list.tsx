import { Button } from '#app/ui/button.tsx'
import type { WordField } from '#contracts/words.ts'
import { toEntries } from './list-entries.ts'
import type { ListForm } from './list-forms.ts'

type OthersListProps = {
  form: ListForm
  field: WordField
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Someone else saved the list first, on another device or in another tab. */
export const OthersList = ({ form, field, isSaving, onKeepMine, onTakeTheirs }: OthersListProps) => (
  <section role="alert" className="flex flex-col gap-3 rounded-card border border-amber bg-amber-soft p-5">
    <h3 className="font-semibold">This list was changed on another device while you were editing</h3>
    <p>It now has these entries:</p>
    <ol className="flex max-w-text list-decimal flex-col gap-1 pl-6">
      {toEntries(field.value).map(({ id, value }) => (
        <li key={id} className="wrap-anywhere">
          {form.titleOf(value)}
        </li>
      ))}
    </ol>
    <div className="flex flex-wrap gap-3">
      <Button variant="strong" pending={isSaving} onClick={onKeepMine}>
        Save mine instead
      </Button>
      <Button variant="secondary" onClick={onTakeTheirs}>
        Use the other one
      </Button>
    </div>
  </section>
)
