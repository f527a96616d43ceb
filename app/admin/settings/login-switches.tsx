import type { ReactNode } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { Switch } from '#app/admin/ui/switch.tsx'
import type { AdminSettings, changeAdminSettings } from '#contracts/admin-settings.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useSettingsChange } from './use-settings.ts'

const wayBack = (
  <>
    If you lose all passkeys, the person who runs the server can allow the password again with{' '}
    <code className="inline-block">npm run allow-password</code>.
  </>
)

export function PasswordSwitch({ settings: { allowsPassword, passkeys } }: { settings: AdminSettings }) {
  const canBeOff = passkeys.some(({ worksHere }) => worksHere)
  return (
    <SettingSwitch
      name="allowsPassword"
      value={allowsPassword}
      isFixed={allowsPassword && !canBeOff}
      label="Allow password login"
    >
      {allowsPassword && !canBeOff ? (
        "You can't turn this off yet. First add a passkey that works at this address."
      ) : (
        <>
          {allowsPassword
            ? 'If you turn this off, you can log in only with a passkey.'
            : 'You can log in only with a passkey.'}{' '}
          {wayBack}
        </>
      )}
    </SettingSwitch>
  )
}

export const EmailSwitch = ({ settings: { emailsLogins, canEmail } }: { settings: AdminSettings }) => (
  <SettingSwitch name="emailsLogins" value={emailsLogins} label="Send an email about each new login">
    If it wasn't you, you'll know right away.
    {!canEmail && ' No email server is set up yet, so none are sent.'}
  </SettingSwitch>
)

type SettingSwitchProps = {
  name: 'allowsPassword' | 'emailsLogins'
  value: boolean
  isFixed?: boolean
  label: string
  children: ReactNode
}

function SettingSwitch({ name, value, isFixed = false, label, children }: SettingSwitchProps) {
  const { mutate, isPending, variables, error, status } = useSettingsChange((isOn: boolean) =>
    callAdmin<typeof changeAdminSettings>('PATCH /api/admin/settings', { body: { [name]: isOn } }),
  )
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={label}
        hint={children}
        checked={isPending ? variables : value}
        aria-disabled={isFixed || undefined}
        onChange={({ target }) => !isFixed && !isPending && mutate(target.checked)}
      />
      <p role="status" className="sr-only">
        {status === 'success' && 'Saved'}
      </p>
      <ChangeFailure error={error} />
    </div>
  )
}
