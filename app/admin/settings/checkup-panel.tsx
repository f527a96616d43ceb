import { useRef, useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { useCopy } from '#app/lib/browser/use-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { AlertIcon, CheckIcon, CopyIcon, icon } from '#app/ui/icons.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Checkup, readCheckup } from '#contracts/checkup.ts'

type Finding = Checkup[number]

const DashIcon = icon(<path d="M6 12h12" />)

const looks = {
  wrong: { Icon: AlertIcon, color: 'text-danger', words: 'To fix' },
  warning: { Icon: AlertIcon, color: 'text-ink-soft', words: 'To look at' },
  ok: { Icon: CheckIcon, color: 'text-success', words: 'Fine' },
  skipped: { Icon: DashIcon, color: 'text-ink-soft', words: 'Not checked' },
}
const statuses = ['wrong', 'warning', 'ok', 'skipped'] as const

/** The checks of `npm run doctor`. Those that ask other machines wait for a click. */
export function CheckupPanel() {
  const [isOnline, setIsOnline] = useState(false)
  const onServer = useAdminQuery<typeof readCheckup>('GET /api/admin/checkup', { refetchOnMount: 'always' })
  const online = useAdminQuery<typeof readCheckup>('GET /api/admin/checkup?online=true', {
    enabled: isOnline,
    refetchOnWindowFocus: false,
  })
  return (
    <div className="flex flex-col gap-6">
      <QueryState query={onServer} failure="Couldn't check the server">
        {found => <FindingList label="On the server" findings={found} />}
      </QueryState>
      {isOnline && (
        <QueryState
          query={online}
          failure="Couldn't check the address and email"
          placeholder={
            <p className="text-ink-soft">Asking the email server and the internet. This can take half a minute.</p>
          }
        >
          {found => <FindingList label="Address and email" findings={found} />}
        </QueryState>
      )}
      <Button
        variant="secondary"
        className="self-start"
        pending={online.isFetching}
        onClick={() => (isOnline ? online.refetch() : setIsOnline(true))}
      >
        {online.data ? 'Check address and email again' : 'Check address and email'}
      </Button>
      {onServer.data && <Report findings={[...onServer.data, ...(online.data ?? [])]} />}
    </div>
  )
}

function FindingList({ label, findings }: { label: string; findings: readonly Finding[] }) {
  const sorted = statuses.flatMap(status => findings.filter(finding => finding.status === status))
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {sorted.map(({ name, about, status, text }) => {
        const { Icon, color, words } = looks[status]
        return (
          <li key={name} className="grid gap-x-6 gap-y-1 py-3 wrap-anywhere sm:grid-cols-[16rem_1fr]">
            <div className="flex gap-2.5">
              <Icon className={`mt-0.5 size-5 shrink-0 ${color}`} />
              <div>
                <p className="font-semibold">
                  {name}
                  <span className="sr-only">: {words}</span>
                </p>
                <p className="text-small text-ink-soft">{about}</p>
              </div>
            </div>
            <p className="max-w-text pl-7.5 sm:pl-0">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Plain text, for an email. */
const reportOf = (findings: readonly Finding[]) =>
  [
    `Checkup of ${window.location.origin}`,
    ...statuses.flatMap(status => {
      const found = findings.filter(finding => finding.status === status)
      return found.length === 0
        ? []
        : [`${looks[status].words}:\n${found.map(({ name, text }) => `- ${name}: ${text}`).join('\n')}`]
    }),
  ].join('\n\n')

function Report({ findings }: { findings: readonly Finding[] }) {
  const report = reportOf(findings)
  const field = useRef<HTMLTextAreaElement>(null)
  const { outcome, copy } = useCopy(report, () => field.current?.select())
  return (
    <details className="w-full">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold text-pine">
        Send this to the person who runs the server
      </summary>
      <div className="flex flex-col items-start gap-3 pt-2 *:first:w-full [&_textarea]:max-h-80">
        <TextArea ref={field} label="The checkup as text" readOnly value={report} />
        <Button variant="secondary" size="small" onClick={copy}>
          <CopyIcon className="size-5" />
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </details>
  )
}
