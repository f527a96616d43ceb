import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { isAborted, isCanceled } from '#app/admin/session/passkey-failure.ts'
import { closePasskeyDialog } from '#app/admin/session/use-passkey-login.ts'
import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AdminSettings, addPasskey, startAddingPasskey } from '#contracts/admin-settings.ts'
import { maxLengths } from '#contracts/constants.ts'
import { ChangeFailure } from './change-failure.tsx'
import { deviceKind, unusedName } from './device-kind.ts'
import { useSettingsChange } from './use-settings.ts'

export function AddPasskey({ passkeyHost, passkeys }: AdminSettings) {
  if (!passkeyHost)
    return (
      <p className="rounded-control bg-amber-soft px-4 py-3">
        Passkeys don't work at this address. To add one, open{' '}
        <TextLink inline to={absoluteUrl('/admin/settings')}>
          {absoluteUrl('')}
        </TextLink>
      </p>
    )
  if (!browserSupportsWebAuthn())
    return (
      <p className="rounded-control bg-amber-soft px-4 py-3">
        This browser can't add passkeys. Try another browser or device.
      </p>
    )
  return <AddPasskeyForm names={passkeys.map(({ name }) => name)} />
}

function AddPasskeyForm({ names }: { names: readonly string[] }) {
  const suggestion = unusedName(deviceKind(navigator), names)
  const [typed, setTyped] = useState<string>()
  const name = typed ?? suggestion
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
        setTyped(undefined)
        showToast({ title: 'Passkey added', description: `From now on, you can log in with “${name.trim()}”.` })
      },
    })
  const isOver = isCanceled(error) || isAborted(error)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() && !isPending) add()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,22rem)_auto] sm:items-end sm:justify-start">
        <TextField
          label="Name of the new passkey"
          value={name}
          onChange={event => setTyped(event.target.value)}
          maxLength={maxLengths.passkeyName}
          autoComplete="off"
          readOnly={isPending}
        />
        <Button type="submit" variant="strong" pending={isPending} aria-disabled={!name.trim()}>
          {isPending ? 'Waiting for your device...' : 'Add a passkey'}
        </Button>
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isOver && 'No passkey was added. You can try again anytime.'}
      </p>
      <ChangeFailure error={isOver ? undefined : error} />
    </form>
  )
}
