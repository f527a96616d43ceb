import type { ReactNode } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { changeAdminSettings } from '#contracts/admin-settings.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useSettingsChange } from './use-settings.ts'

type SettingCheckboxProps = {
  name: 'allowsPassword' | 'emailsLogins'
  value: boolean
  isFixed?: boolean
  label: string
  /** Asks first, instead of turning it off. */
  onAsk?: ((turnOff: () => void) => void) | undefined
  children: ReactNode
}

export function SettingCheckbox({ name, value, isFixed = false, label, onAsk, children }: SettingCheckboxProps) {
  const { mutate, isPending, variables, error, status } = useSettingsChange((isOn: boolean) =>
    callAdmin<typeof changeAdminSettings>('PATCH /api/admin/settings', { body: { [name]: isOn } }),
  )
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={label}
        hint={children}
        checked={isPending ? variables : value}
        aria-disabled={isFixed || undefined}
        onChange={({ target: { checked } }) => {
          if (isFixed || isPending) return
          if (!checked && onAsk) onAsk(() => mutate(false))
          else mutate(checked)
        }}
      />
      <p role="status" className="sr-only">
        {status === 'success' && 'Saved'}
      </p>
      <ChangeFailure error={error} />
    </div>
  )
}
