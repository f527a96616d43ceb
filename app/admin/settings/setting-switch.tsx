import { type ComponentProps, type ReactNode, useId } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import type { changeAdminSettings } from '#contracts/admin-settings.ts'
import { ChangeFailure } from './change-failure.tsx'
import { useSettingsChange } from './use-settings.ts'

type SettingSwitchProps = {
  name: 'allowsPassword' | 'emailsLogins'
  value: boolean
  isFixed?: boolean
  label: string
  /** Asks first, instead of turning it off. */
  onAsk?: ((turnOff: () => void) => void) | undefined
  children: ReactNode
}

export function SettingSwitch({ name, value, isFixed = false, label, onAsk, children }: SettingSwitchProps) {
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

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; hint: ReactNode }

/** The thumb is a border, so that forced colors keep it. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-touch cursor-pointer items-start gap-4 py-2 has-aria-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state
          role="switch"
          aria-describedby={hintId}
          {...input}
          className="relative mt-0.5 h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-pill border-2 border-edge bg-white transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-pill before:border-10 before:border-edge before:transition-transform checked:border-pine checked:bg-pine checked:before:translate-x-5 checked:before:border-white aria-disabled:opacity-60"
        />
        <span className="mt-0.5 font-semibold">{label}</span>
      </label>
      <p id={hintId} className="max-w-text pl-16 text-small text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
