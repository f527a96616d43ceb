import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { AdminSettings, changeAdminSettings, changePassword, makeRecoveryCode } from '#contracts/admin-settings.ts'
import { minPasswordLength } from '#contracts/constants.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useSettingsChange } from './use-settings.ts'

const command = <code className="inline-block">allow-password</code>

export function PasswordSettings({ settings }: { settings: AdminSettings }) {
  const { allowsPassword, passkeys, canChangePassword } = settings
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { mutate, isPending, variables, error, status } = useSettingsChange((isOn: boolean) =>
    callAdmin<typeof changeAdminSettings>('PATCH /api/admin/settings', { body: { allowsPassword: isOn } }),
  )
  const usable = passkeys.filter(({ worksHere }) => worksHere).length
  const isFixed = allowsPassword && usable === 0
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Checkbox
          label="Allow password login"
          hint={
            isFixed ? (
              "You can't turn this off yet. First add a passkey that works at this address."
            ) : (
              <>
                {allowsPassword && 'If you turn this off, you can log in only with a passkey.'}
                {!allowsPassword && 'You can log in only with a passkey.'} If you lose all passkeys, the person who runs
                the server can allow the password again with {command}.
              </>
            )
          }
          checked={isPending ? variables : allowsPassword}
          aria-disabled={isFixed || undefined}
          onChange={({ target: { checked } }) => {
            if (isFixed || isPending) return
            if (!checked && usable === 1) setIsAsking(true)
            else mutate(checked)
          }}
        />
        <p role="status" className="sr-only">
          {status === 'success' && 'Saved'}
        </p>
        <ChangeFailure error={error} />
      </div>
      {allowsPassword && canChangePassword && <ChangePassword />}
      {allowsPassword && !canChangePassword && (
        <p className="text-small text-ink-soft">The person who runs the server sets the password.</p>
      )}
      <Dialog open={isAsking} onClose={close} title="Keep a way in">
        {isAsking && (
          <RecoveryCode reason="You have one passkey. If you lose it, you can't log in. Add a second one on another device first, or print a recovery code: it lets you log in once.">
            <Button
              variant="strong"
              onClick={() => {
                mutate(false)
                close()
              }}
            >
              Turn off the password
            </Button>
          </RecoveryCode>
        )}
      </Dialog>
    </div>
  )
}

/** Shown once, to print. The children are what can be done then. */
export function RecoveryCode({ reason, children }: { reason: string; children?: ReactNode }) {
  const { siteUrl } = useAdminWords()
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => callAdmin<typeof makeRecoveryCode>('POST /api/admin/recovery-code'),
  })
  if (!data)
    return (
      <div className="flex flex-col gap-5">
        <p>{reason}</p>
        <ChangeFailure error={error} />
        <Button variant="strong" className="self-start" pending={isPending} onClick={() => mutate()}>
          Make a recovery code
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-5 print:visible">
      <p>Recovery code for {siteUrl}/admin</p>
      <p className="font-mono text-heading-3 wrap-anywhere">{data.code}</p>
      <p>
        Keep it where you keep other important papers. It's shown only now, and works once, until you remove a passkey
        or change the password.
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        {children}
      </div>
    </div>
  )
}

function ChangePassword() {
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useSettingsChange(() =>
    callAdmin<typeof changePassword>('POST /api/admin/password', { body: { password: typed } }),
  )
  const done = () => {
    setTyped('')
    showToast({ title: 'Password changed', description: 'All other devices were logged out.' })
  }
  return (
    <AdminForm
      submit="Change password"
      pending={isPending}
      failure={<ChangeFailure error={error} />}
      onSubmit={() => mutate(undefined, { onSuccess: done })}
    >
      <PasswordField
        label="New password"
        hint={`At least ${minPasswordLength} characters of any kind, such as four words.`}
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </AdminForm>
  )
}
