import { useNavigate } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { showToast } from '#app/lib/toast-store.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { listVersions, PastVersion, returnToVersion } from '#contracts/words.ts'
import { OldAndNew } from './old-and-new.tsx'
import { publishPath } from './website-paths.ts'
import { useWordsChange } from './words-api.ts'

export function HistoryPage() {
  const query = useAdminQuery<typeof listVersions>('GET /api/admin/words/history', { refetchOnMount: 'always' })
  return (
    <QueryState
      query={query}
      failure="Couldn't load the history"
      empty={query.data?.length === 0 && 'Nothing has been changed yet. Everything you publish is listed here.'}
    >
      {versions => (
        <div className="flex flex-col gap-6">
          <p className="max-w-text text-ink-soft">
            Going back makes a draft. The website doesn't change until you publish it.
          </p>
          <ol className="flex flex-col gap-6">
            {versions.map((version, index) => (
              <VersionCard key={version.version} version={version} isLatest={index === 0} />
            ))}
          </ol>
          <section
            aria-labelledby="originals"
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-white p-4 sm:p-6"
          >
            <div>
              <h2 id="originals" className="text-heading-3 text-pine-deep">
                The original texts
              </h2>
              <p className="text-small text-ink-soft">As the website came, before you changed anything.</p>
            </div>
            <GoBackButton version={0} label="Go back to the original texts" />
          </section>
        </div>
      )}
    </QueryState>
  )
}

type VersionCardProps = { version: PastVersion; isLatest: boolean }

const VersionCard = ({ version: { version, publishedAt, publishedBy, changes }, isLatest }: VersionCardProps) => (
  <li className="flex flex-col gap-5 rounded-card border border-line bg-white p-4 sm:p-6">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-heading-3 text-pine-deep">
            <RelativeTime at={publishedAt} exact />
          </h2>
          {isLatest && <Badge tone="success">On the website now</Badge>}
        </div>
        {publishedBy && <p className="text-small text-ink-soft">{publishedBy}</p>}
      </div>
      {!isLatest && <GoBackButton version={version} label="Go back to this version" />}
    </div>
    <ul className="flex flex-col gap-6">
      {changes.map(({ path, label, before, after }) => (
        <li key={path} className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="font-sans text-body font-semibold tracking-normal wrap-anywhere">{label}</h3>
          <OldAndNew before={before} after={after} />
        </li>
      ))}
    </ul>
  </li>
)

/** Makes drafts, and then shows them. */
function GoBackButton({ version, label }: { version: number; label: string }) {
  const navigate = useNavigate()
  const { mutate, isPending, failure } = useWordsChange(() =>
    callAdmin<typeof returnToVersion>('POST /api/admin/words/return', { body: { version } }),
  )
  const goBack = () =>
    mutate(undefined, {
      onSuccess: ({ drafts, skipped }) => {
        if (skipped.length > 0) showToast({ title: "This can't be used anymore", description: skipped.join(', ') })
        else if (drafts.length === 0)
          showToast({ title: 'Nothing to change', description: 'The website already says this.' })
        navigate(publishPath)
      },
    })
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" size="small" pending={isPending} onClick={goBack}>
        {label}
      </Button>
      <FailureText error={failure} />
    </div>
  )
}
