import { RelativeTime } from '#app/features/admin/ui/relative-time.tsx'
import { useNow } from '#app/lib/every-minute.ts'
import type { Overview } from '#contracts/overview.ts'

/** One is made every night: by then a whole night was missed. */
const maxAgeMs = 36 * 60 * 60 * 1000

export function BackupStatus({ lastAt, failedAt, reason }: NonNullable<Overview['backup']>) {
  const isOld = useNow() - Date.parse(lastAt ?? '') > maxAgeMs
  const last = lastAt ? (
    <>
      Last backup: <RelativeTime at={lastAt} />
    </>
  ) : (
    'No backup yet. One is made every night.'
  )
  if (!failedAt && !isOld) return <p className="text-small text-ink-soft">{last}</p>
  return (
    <div className="flex max-w-text flex-col gap-1 rounded-control bg-amber-soft px-5 py-4 wrap-anywhere">
      {failedAt ? (
        <>
          <p className="font-semibold">
            The backup failed <RelativeTime at={failedAt} />
          </p>
          <p>{reason} The server tries again every hour.</p>
        </>
      ) : (
        <>
          <p className="font-semibold">The last backup is too old</p>
          <p>One should be made every night. The server's log says why it wasn't.</p>
        </>
      )}
      <p>{lastAt ? last : "There's no backup yet."}</p>
    </div>
  )
}
