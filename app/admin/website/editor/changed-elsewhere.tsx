import { Button } from '#app/ui/button.tsx'

type ChangedElsewhereProps = {
  theirs: string
  mine: string
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export const ChangedElsewhere = ({ theirs, mine, isSaving, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) => (
  <div role="alert" className="flex flex-col gap-3 rounded-control bg-amber-soft px-4 py-3">
    <p className="font-semibold">This text was changed in another window. Which one do you want to keep?</p>
    <dl className="flex flex-col gap-2 text-small">
      <Version label="From the other window" text={theirs} />
      <Version label="Yours" text={mine} />
    </dl>
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="strong" pending={isSaving} onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="small" variant="secondary" onClick={onTakeTheirs}>
        Use the other one
      </Button>
    </div>
  </div>
)

const Version = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{text || 'Empty'}</dd>
  </div>
)
