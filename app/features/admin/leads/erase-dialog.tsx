import { type FormEvent, useState } from 'react'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { sentenceOf } from '#app/lib/api.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ErasureReceipt, Person } from '#contracts/people.ts'
import { nameOf, sentWords } from './lead-words.ts'
import { personCall } from './people-cache.ts'
import { forgetNoteDraft } from './use-note-draft.ts'

type EraseDialogProps = {
  person: Person
  open: boolean
  onClose: () => void
  onErased: (receipt: ErasureReceipt) => void
}

const word = 'ERASE'

export function EraseDialog({ person, open, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('')
  const [erasing, setErasing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMeant = [word, person.email].some(wanted => wanted.trim().toLowerCase() === typed.trim().toLowerCase())
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (!isMeant || erasing) return
    setErasing(true)
    setFailure(undefined)
    try {
      const receipt = await callAdmin<ErasureReceipt>(personCall(person.id), { method: 'DELETE' })
      forgetNoteDraft(person.id)
      onErased(receipt)
    } catch (error) {
      console.info(error)
      setFailure(sentenceOf(error) ?? 'Nothing was erased, because the server could not be reached. Please try again.')
      setErasing(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Erase ${nameOf(person)}?`}>
      <form onSubmit={erase} className="flex flex-col gap-5">
        <p>This cannot be undone. It removes for good:</p>
        <BulletList
          items={[
            `what they sent: ${sentWords(person.sent)}`,
            'their contact details, their status and your note',
            'what they agreed to, and the emails to and about them',
            'what ties the surveys that they began under this address to them',
          ]}
        />
        <p>It does not reach:</p>
        <BulletList
          items={[
            'counts that name nobody',
            'a scrambled form of the address, if they have unsubscribed: it keeps them from being written to again',
            'copies in your mailbox and in backups: please delete those yourself',
          ]}
        />
        <TextField
          label={
            <>
              To go on, type {word} or <span className="wrap-anywhere">{person.email}</span>
            </>
          }
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={failure}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" disabled={!isMeant} pending={erasing}>
            {erasing ? 'Erasing...' : 'Erase for good'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
