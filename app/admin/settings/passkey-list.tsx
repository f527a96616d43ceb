import { useState } from 'react'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import type { AdminSettings } from '#contracts/admin-settings.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

export function PasskeyList({ settings }: { settings: AdminSettings }) {
  const { passkeys, allowsPassword } = settings
  const [removingId, setRemovingId] = useState<string>()
  const box = useFocusWhenGone<HTMLDivElement>(passkeys.some(({ id }) => id === removingId))
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
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              allowsPassword={allowsPassword}
              onRemoving={() => setRemovingId(passkey.id)}
            />
          ))}
        </ul>
      )}
      <AddPasskey {...settings} />
    </div>
  )
}
