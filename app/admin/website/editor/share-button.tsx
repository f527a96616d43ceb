import { useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { shortTime } from '#app/admin/time/format-time.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { useWordsChange } from '#app/admin/website/words-api.ts'
import { useCopy } from '#app/lib/browser/use-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { EditablePage, sharePage } from '#contracts/words.ts'

type ShareProps = { page: string; sharing: EditablePage['sharing'] }

/** Shows the page with its drafts to someone without a login. */
export function ShareButton(share: ShareProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {share.sharing ? 'Shared' : 'Share'}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Share this draft">
        {isOpen && <ShareForm {...share} />}
      </Dialog>
    </>
  )
}

function ShareForm({ page, sharing }: ShareProps) {
  const { mutate, isPending, failure } = useWordsChange(() =>
    callAdmin<typeof sharePage>('POST /api/admin/words/sharing', { body: { page, isShared: !sharing } }),
  )
  return (
    <div className="flex flex-col gap-5">
      <p>
        Anyone with the link sees this page with its drafts for 7 days, without a login. They see no other page, and
        can't change anything.
      </p>
      {sharing && <SharedLink {...sharing} />}
      <FailureText error={failure} />
      <Button
        variant={sharing ? 'danger' : 'strong'}
        className="self-start"
        pending={isPending}
        onClick={() => mutate()}
      >
        {sharing ? 'Stop sharing' : 'Make a link'}
      </Button>
    </div>
  )
}

function SharedLink({ url, expiresAt }: NonNullable<ShareProps['sharing']>) {
  const { outcome, copy } = useCopy(url, () => {})
  return (
    <div className="flex flex-col items-start gap-3 *:first:w-full">
      <TextField
        label="Link"
        hint={`Until ${shortTime(expiresAt)}`}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="secondary" size="small" onClick={copy}>
        {outcome === 'copied' ? 'Copied' : 'Copy the link'}
      </Button>
    </div>
  )
}
