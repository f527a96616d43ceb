import { useState } from 'react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useWords } from '#app/admin/website/use-words.ts'
import { Button } from '#app/ui/button.tsx'
import { useUndo } from './use-undo.ts'

/** Asks first if it would replace drafts. */
export function GoBackButton({ version, label }: { version: number; label: string }) {
  const { data: overview } = useWords()
  const { start, isPending, failure } = useUndo()
  const [isAsking, setIsAsking] = useState(false)
  const goBack = () => {
    setIsAsking(false)
    start({ after: version })
  }
  const mayLoseDrafts = overview === undefined || overview.drafts.length > 0
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        onClick={() => (mayLoseDrafts ? setIsAsking(true) : goBack())}
      >
        {label}
      </Button>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {failure}
      </p>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={`${label}?`}>
        <div className="flex flex-col gap-5">
          <p>Changes that you haven't published yet may be lost.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={goBack}>
              Go back
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
