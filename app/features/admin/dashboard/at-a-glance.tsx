import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHasAdminToken } from '#app/features/admin/session/admin-token.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { Overview } from '#contracts/overview.ts'
import { Figures } from './figures.tsx'
import { UndeliveredMail } from './undelivered-mail.tsx'

export function AtAGlance() {
  const hasToken = useHasAdminToken()
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery<Overview>({
    queryKey: ['/api/admin', 'overview'],
    enabled: hasToken,
    // Whoever comes back from a lead wants to see what their work there has changed.
    refetchOnMount: 'always',
  })
  const heading = useFocusWhenGone<HTMLHeadingElement>(isError)
  // Not whenever the figures are being read: a button that was not pressed must not take the focus when it is done.
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await refetch()
    setRefreshing(false)
  }
  return (
    <section aria-labelledby="at-a-glance" className="flex flex-col gap-5">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          ref={heading}
          id="at-a-glance"
          tabIndex={-1}
          className="text-heading-text text-pine-deep focus:outline-none"
        >
          At a glance
        </h2>
        {data && (
          <p className="flex grow items-center justify-between gap-x-4 text-small text-ink-soft sm:justify-end">
            <span>
              As of <Moment exact at={new Date(dataUpdatedAt).toISOString()} />
            </span>
            <Button variant="quiet" pending={refreshing} onClick={refresh} className="-mr-4 max-sm:px-4 sm:-mr-6">
              Refresh
            </Button>
          </p>
        )}
      </div>
      {isError && (
        <FailureNotice
          message={data ? 'These figures could not be refreshed.' : 'The figures could not be loaded.'}
          onRetry={() => refetch()}
          retrying={isFetching && !refreshing}
        />
      )}
      {!data && !isError && (
        <p role="status" className="py-6 text-ink-soft">
          Loading the figures...
        </p>
      )}
      {data && (
        <>
          <Figures {...data} />
          <UndeliveredMail mails={data.mails} onResent={refetch} />
        </>
      )}
    </section>
  )
}
