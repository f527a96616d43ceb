import type { ReactNode } from 'react'
import { activityPath } from '#app/admin/activity/activity-path.ts'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { RefreshButton } from '#app/admin/data/refresh-button.tsx'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { Card } from '#app/ui/card.tsx'
import { Devices } from './devices.tsx'
import { EmailSwitch, PasswordSwitch } from './login-switches.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { useSettings } from './use-settings.ts'

export function SettingsPage() {
  const query = useSettings()
  return (
    <QueryState query={query} failure="Couldn't load the settings">
      {settings => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <Section title="Passkeys">
              <PasskeyList settings={settings} />
            </Section>
            <Section title="Password">
              <PasswordSwitch settings={settings} />
            </Section>
          </div>
          <div className="flex flex-col gap-6">
            <Section title="Devices" action={<RefreshButton onRefresh={query.refetch} />}>
              <Devices settings={settings} />
            </Section>
            <Section title="Login emails">
              <EmailSwitch settings={settings} />
            </Section>
            <Section title="Activity">
              <p>Who logged in, which leads were opened, and what was exported or changed.</p>
              <AdminTextLink to={activityPath}>View activity</AdminTextLink>
            </Section>
          </div>
        </div>
      )}
    </QueryState>
  )
}

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

const Section = ({ title, action, children }: SectionProps) => (
  <section aria-label={title}>
    <Card>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-heading-3 text-pine-deep">{title}</h2>
        <div className="-my-2.5">{action}</div>
      </div>
      {children}
    </Card>
  </section>
)
