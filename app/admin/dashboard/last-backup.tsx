import { useNow } from '#app/admin/time/every-minute.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { Overview } from '#contracts/overview.ts'

/** One is made every night: by then, a whole night was missed. */
const maxAgeMs = 36 * 60 * 60 * 1000

export function LastBackup({ lastAt, failedAt, reason }: NonNullable<Overview['backup']>) {
  const isOld = useNow() - Date.parse(lastAt ?? '') > maxAgeMs
  const needsAttention = failedAt !== null || isOld
  const last = lastAt ? (
    <>
      Last backup: <RelativeTime at={lastAt} exact={needsAttention} />
    </>
  ) : (
    'No backup yet. One is made every night.'
  )
  if (!needsAttention) return <p className="text-small text-ink-soft">{last}</p>
  return (
    <div className="flex max-w-text flex-col gap-1 rounded-control bg-amber-soft px-5 py-4 wrap-anywhere">
      <p className="font-semibold">
        {failedAt ? (
          <>
            The backup failed <RelativeTime at={failedAt} />
          </>
        ) : (
          'The last backup is too old'
        )}
      </p>
      <p>
        {failedAt
          ? `${reason} The server tries again every hour.`
          : "One is made every night. The server's log says why it wasn't."}
      </p>
      <p>{last}</p>
    </div>
  )
}
