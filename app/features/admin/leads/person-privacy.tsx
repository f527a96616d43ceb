import { useState } from 'react'
import { saveExport } from '#app/features/admin/lists/save-export.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { ErasureReceipt, Person } from '#contracts/people.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { personCall } from './people-cache.ts'

type PersonPrivacyProps = { person: Person; onErased: (receipt: ErasureReceipt) => void }

/** What the law gives people a right to: a copy of what is stored about them, and its end. */
export function PersonPrivacy({ person, onErased }: PersonPrivacyProps) {
  const [exporting, setExporting] = useState(false)
  const [erasing, setErasing] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      await saveExport(`${personCall(person.id)}/export`, 'lead.json')
    } catch (error) {
      console.info(error)
      showToast({
        title: 'Export failed',
        description: 'The file could not be made. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setExporting(false)
    }
  }
  return (
    <>
      <p>People may ask what is stored about them, and may ask to be forgotten.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" pending={exporting} onClick={save}>
          Export everything
        </Button>
        <Button variant="secondary" onClick={() => setErasing(true)}>
          Erase this person...
        </Button>
      </div>
      <EraseDialog person={person} open={erasing} onClose={() => setErasing(false)} onErased={onErased} />
    </>
  )
}
