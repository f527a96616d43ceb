import { shortTime } from '#app/admin/time/format-time.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { OldAndNew } from '#app/admin/website/changes/old-and-new.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { PastVersion } from '#contracts/words.ts'
import { GoBackButton } from './go-back-button.tsx'
import { useUndo } from './use-undo.ts'

type VersionCardProps = { version: PastVersion; isLatest: boolean }

export function VersionCard({ version: { version, publishedAt, device, changes }, isLatest }: VersionCardProps) {
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-heading-3 text-pine-deep">
              <RelativeTime at={publishedAt} exact />
            </h2>
            {isLatest && <Badge tone="success">On the website now</Badge>}
          </div>
          <p className="text-small text-ink-soft">{device ?? 'Unknown device'}</p>
        </div>
        {!isLatest && (
          <div>
            <GoBackButton version={version} label="Go back to this version" />
          </div>
        )}
      </div>
      <ul className="flex flex-col gap-6">
        {changes.map(change => (
          <PastChange key={change.path} version={version} publishedAt={publishedAt} change={change} />
        ))}
      </ul>
    </li>
  )
}

type PastChangeProps = Pick<PastVersion, 'version' | 'publishedAt'> & { change: PastVersion['changes'][number] }

function PastChange({ version, publishedAt, change: { path, label, before, after } }: PastChangeProps) {
  const { start, isPending, failure } = useUndo()
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="min-w-0 font-sans text-body font-semibold tracking-normal wrap-anywhere">{label}</h3>
        <Button
          variant="quiet"
          size="small"
          className="-mx-4.5"
          pending={isPending}
          onClick={() => start({ version, path })}
        >
          <span>
            Undo this change
            <span className="sr-only">
              : {label}, {shortTime(publishedAt)}
            </span>
          </span>
        </Button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <OldAndNew path={path} before={before} after={after} />
    </li>
  )
}
