import { Button } from '#app/ui/button.tsx'
import { OldAndNew } from './old-and-new.tsx'

type ConflictPanelProps = {
  theirs: string
  mine: string
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

export const ConflictPanel = ({ theirs, mine, isSaving, onKeepMine, onTakeTheirs }: ConflictPanelProps) => (
  <section role="alert" className="flex flex-col gap-3 rounded-control bg-amber-soft px-4 py-3">
    <p className="font-semibold">This was changed in another window. Which one do you want to keep?</p>
    <div className="max-h-80 overflow-y-auto text-small">
      <OldAndNew before={theirs} after={mine} labels={['From the other window', 'Yours']} />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="strong" pending={isSaving} onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="small" variant="secondary" onClick={onTakeTheirs}>
        Use the other one
      </Button>
    </div>
  </section>
)
