import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { closePasskeyDialog, isAborted, isCanceled } from '#app/admin/session/passkeys.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { ListRow } from '#app/admin/ui/list-row.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type {
  AdminSettings,
  addPasskey,
  Passkey,
  removePasskey,
  startAddingPasskey,
} from '#contracts/admin-settings.ts'
import { maxLengths } from '#contracts/constants.ts'
import { ChangeFailure } from './change-failure.tsx'
import { RecoveryCode } from './password.tsx'
import { useSettingsChange } from './use-settings.ts'

export function PasskeyList({ settings }: { settings: AdminSettings }) {
  const { passkeys } = settings
  const box = useFocusWhenGone<HTMLDivElement>(passkeys.length)
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="max-w-text">
        With a passkey you log in with your fingerprint, face or screen lock instead of typing a password.
      </p>
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">No passkeys yet</p>
      ) : (
        <ul aria-label="Passkeys" className="divide-y divide-line border-y border-line">
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} settings={settings} />
          ))}
        </ul>
      )}
      <AddPasskey {...settings} />
    </div>
  )
}

type PasskeyRowProps = { passkey: Passkey; settings: AdminSettings }

function PasskeyRow({ passkey, settings }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, isSynced, worksHere } = passkey
  const [isRemoving, setIsRemoving] = useState(false)
  const close = () => setIsRemoving(false)
  return (
    <ListRow
      title={name}
      badge={!worksHere && <Badge tone="accent">Doesn't work at this address</Badge>}
      facts={
        <>
          <span>
            Added <RelativeTime at={createdAt} />
          </span>
          <span>{lastUsedAt ? <>Last used {<RelativeTime at={lastUsedAt} />}</> : 'Never used'}</span>
          <span>{isSynced ? 'Synced' : 'On one device'}</span>
        </>
      }
      actions={
        <Button variant="quiet" size="small" className="max-sm:-ml-4.5 sm:-mr-4.5" onClick={() => setIsRemoving(true)}>
          <span>
            Remove<span className="sr-only"> {name}</span>
          </span>
        </Button>
      }
    >
      <Dialog open={isRemoving} onClose={close} title={`Remove “${name}”?`}>
        {isRemoving && <RemoveForm passkey={passkey} settings={settings} onCancel={close} />}
      </Dialog>
    </ListRow>
  )
}

type RemoveFormProps = PasskeyRowProps & { onCancel: () => void }

function RemoveForm({ passkey: { id }, settings, onCancel }: RemoveFormProps) {
  const { allowsPassword, passkeys } = settings
  const left = passkeys.filter(passkey => passkey.worksHere && passkey.id !== id).length
  const { mutate, isPending, error } = useSettingsChange(() =>
    callAdmin<typeof removePasskey>(`DELETE /api/admin/passkeys/${encodeURIComponent(id)}`),
  )
  return (
    <AdminForm
      submit="Remove"
      variant="danger"
      pending={isPending}
      failure={<ChangeFailure error={error} />}
      onSubmit={() => mutate(undefined)}
      onCancel={onCancel}
    >
      <p>
        You won't be able to log in with it, and other devices that logged in with it will be logged out. Your device
        keeps a copy that no longer works. You can delete it in the device's password settings.
      </p>
      {!allowsPassword && left !== 1 && <p>If no passkey is left, password login is turned on again.</p>}
      {!allowsPassword && left === 1 && (
        <RecoveryCode reason="One passkey is left then. If you lose it, you can't log in. Print a recovery code first, unless you have one: it lets you log in once." />
      )}
    </AdminForm>
  )
}

function AddPasskey({ passkeyHost }: AdminSettings) {
  const { siteUrl } = useAdminWords()
  if (!passkeyHost)
    return (
      <p className="rounded-control bg-amber-soft px-4 py-3">
        Passkeys don't work at this address. To add one, open{' '}
        <TextLink inline to={`${siteUrl}/admin/settings`}>
          {siteUrl}
        </TextLink>
      </p>
    )
  if (!browserSupportsWebAuthn())
    return (
      <p className="rounded-control bg-amber-soft px-4 py-3">
        This browser can't add passkeys. Try another browser or device.
      </p>
    )
  return <AddPasskeyForm />
}

function AddPasskeyForm() {
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useSettingsChange(async () => {
    const options = await callAdmin<typeof startAddingPasskey>('POST /api/admin/passkeys/start')
    const credential = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })
    return callAdmin<typeof addPasskey>('POST /api/admin/passkeys', { body: { name, credential: { ...credential } } })
  })
  useEffect(() => closePasskeyDialog, [])
  const add = () =>
    mutate(undefined, {
      onSuccess: () => {
        setName('')
        showToast({ title: 'Passkey added', description: `From now on, you can log in with “${name.trim()}”.` })
      },
    })
  const isOver = isCanceled(error) || isAborted(error)
  return (
    <AdminForm
      submit={isPending ? 'Waiting for your device...' : 'Add a passkey'}
      pending={isPending}
      failure={<ChangeFailure error={isOver ? undefined : error} />}
      onSubmit={add}
    >
      <TextField
        label="Name of the new passkey"
        hint="Who uses it, such as “Tom's phone”: notes and the activity log show this name."
        value={name}
        onChange={event => setName(event.target.value)}
        required
        maxLength={maxLengths.passkeyName}
        autoComplete="off"
        readOnly={isPending}
      />
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isOver && 'No passkey was added. You can try again anytime.'}
      </p>
    </AdminForm>
  )
}
