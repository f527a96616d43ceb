import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice, QueryState } from '#app/admin/data/query-state.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { shortTime } from '#app/admin/time/format-time.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { OldAndNew } from '#app/admin/website/changes/old-and-new.tsx'
import { useWords } from '#app/admin/website/use-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { listVersions, PastVersion } from '#contracts/words.ts'
import { useUndo } from './use-undo.ts'

export function HistoryPage() {
  const query = useVersions()
  const versions = query.data?.pages.flatMap(page => page.versions) ?? []
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <QueryState
      query={{ ...query, isRefetchError: query.isRefetchError && !isFetchNextPageError }}
      failure="Couldn't load the history"
      empty={versions.length === 0 && 'Nothing has been changed yet. Everything you publish is listed here.'}
    >
      {() => (
        <div className="flex flex-col gap-6">
          <p className="max-w-text text-ink-soft">
            Undoing something makes a draft. The website doesn't change until you publish it.
          </p>
          <ol className="flex flex-col gap-6">
            {versions.map((version, index) => (
              <VersionCard key={version.version} version={version} isLatest={index === 0} />
            ))}
          </ol>
          {isFetchNextPageError && (
            <FailureNotice
              message="Couldn't load the history"
              onRetry={() => fetchNextPage()}
              retrying={isFetchingNextPage}
            />
          )}
          {hasNextPage && !isFetchNextPageError && (
            <Button variant="quiet" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {isFetchingNextPage ? 'Loading more...' : 'Load more'}
            </Button>
          )}
          {!hasNextPage && (
            <section
              aria-labelledby="originals"
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4 shadow-card sm:p-6"
            >
              <div>
                <h2 id="originals" className="text-heading-3 text-pine-deep">
                  The original texts
                </h2>
                <p className="text-small text-ink-soft">As the website came, before you changed anything.</p>
              </div>
              <div>
                <GoBackButton version={0} label="Go back to the original texts" />
              </div>
            </section>
          )}
        </div>
      )}
    </QueryState>
  )
}

type VersionCardProps = { version: PastVersion; isLatest: boolean }

function VersionCard({ version: { version, publishedAt, device, changes }, isLatest }: VersionCardProps) {
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

const versionsPath = '/api/admin/words/history'

/** Refetched when the page opens: publishing adds one. */
const useVersions = () =>
  useInfiniteQuery({
    queryKey: [versionsPath],
    queryFn: ({ pageParam }) =>
      callAdmin<typeof listVersions>(
        pageParam === null ? `GET ${versionsPath}` : `GET ${versionsPath}?before=${pageParam}`,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
    refetchOnMount: 'always',
  })

/** Asks first if it would replace drafts. */
function GoBackButton({ version, label }: { version: number; label: string }) {
  const { data: overview } = useWords()
  const { start, isPending, failure } = useUndo()
  const [isAsking, setIsAsking] = useState(false)
  const goBack = () => {
    setIsAsking(false)
    start({ after: version })
  }
  const mayLoseDrafts = overview === undefined || overview.drafts.length > 0
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        onClick={() => (mayLoseDrafts ? setIsAsking(true) : goBack())}
      >
        {label}
      </Button>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {failure}
      </p>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={`${label}?`}>
        <div className="flex flex-col gap-5">
          <p>Changes that you haven't published yet may be lost.</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={goBack}>
              Go back
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
