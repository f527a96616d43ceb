import { FailureNotice, QueryState } from '#app/admin/data/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import { GoBackButton } from './go-back-button.tsx'
import { useVersions } from './use-versions.ts'
import { VersionCard } from './version-card.tsx'

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
