import type { ReactNode } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { ListRow } from '#app/admin/ui/list-row.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { AdminSettings, Device, endSession } from '#contracts/admin-settings.ts'
import { ChangeFailure } from './change-failure.tsx'
import { CheckupPanel } from './checkup-panel.tsx'
import { Notifications } from './notifications.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordSettings } from './password.tsx'
import { useSettings, useSettingsChange } from './use-settings.ts'

export function SettingsPage() {
  const query = useSettings()
  return (
    <QueryState query={query} failure="Couldn't load the settings">
      {settings => (
        <div className="grid items-start gap-6 lg:grid-cols-2 print:invisible">
          <div className="flex flex-col gap-6">
            <Section title="Passkeys">
              <PasskeyList settings={settings} />
            </Section>
            <Section title="Password">
              <PasswordSettings settings={settings} />
            </Section>
            <Section title="Alerts">
              <Notifications />
            </Section>
          </div>
          <div className="flex flex-col gap-6">
            <Section title="Devices">
              <Devices settings={settings} />
            </Section>
            <Section title="Activity">
              <p>Who logged in, which leads were opened, and what was exported or changed.</p>
              <AdminTextLink to="/admin/activity">View activity</AdminTextLink>
            </Section>
          </div>
          <div className="lg:col-span-2">
            <Section title="Checkup">
              <CheckupPanel />
            </Section>
          </div>
        </div>
      )}
    </QueryState>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <Card title={title} level={2}>
      {children}
    </Card>
  </section>
)

function Devices({ settings: { devices } }: { settings: AdminSettings }) {
  const box = useFocusWhenGone<HTMLDivElement>(devices.length)
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <ul aria-label="Devices" className="divide-y divide-line border-line not-last:border-b">
        {devices.map(device => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </div>
  )
}

function meansOf({ usedPasskey, passkeyName }: Device) {
  if (!usedPasskey) return 'the password'
  return passkeyName === null ? 'a passkey that was removed' : `“${passkeyName}”`
}

function DeviceRow({ device }: { device: Device }) {
  const { id, isThisDevice, address, loggedInAt, lastUsedAt, isRemembered } = device
  const name = device.name ?? 'Unknown device'
  const { mutate, isPending, error } = useSettingsChange(() =>
    callAdmin<typeof endSession>(`DELETE /api/admin/sessions/${encodeURIComponent(id)}`),
  )
  const end = () =>
    mutate(undefined, {
      onSuccess: () => void showToast({ title: 'Logged out', description: `${name} is logged out.` }),
    })
  return (
    <ListRow
      title={name}
      badge={isThisDevice && <Badge tone="success">This device</Badge>}
      facts={
        <>
          <span>
            Logged in <RelativeTime at={loggedInAt} /> with <bdi>{meansOf(device)}</bdi>
          </span>
          <span>
            Last seen <RelativeTime at={lastUsedAt} />
            {address && ` from ${address}`}
          </span>
          {isRemembered && <span>Stays logged in</span>}
        </>
      }
      actions={
        !isThisDevice && (
          <Button variant="quiet" size="small" className="max-sm:-ml-4.5 sm:-mr-4.5" pending={isPending} onClick={end}>
            <span>
              Log out<span className="sr-only"> {name}</span>
            </span>
          </Button>
        )
      }
    >
      <ChangeFailure error={error} />
    </ListRow>
  )
}
