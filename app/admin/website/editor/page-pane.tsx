import { type ComponentProps, useState } from 'react'
import { FailureNotice } from '#app/admin/data/query-state.tsx'
import { useWordsView } from '#app/admin/website/words-api.ts'
import { EditFrame } from './edit-frame.tsx'
import { PreviewFrame } from './preview-frame.tsx'

type PagePaneProps = Omit<ComponentProps<typeof EditFrame>, 'src' | 'onFailure'> & {
  page: string
  isPreview: boolean
  onFollow: (page: string) => void
}

export function PagePane({ page, isPreview, onFollow, ...edit }: PagePaneProps) {
  const view = useWordsView()
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<string>()
  const load = () => {
    setFailure(undefined)
    setAttempts(count => count + 1)
    view.refetch().catch(console.info)
  }
  const fail = (message = "Couldn't load this page") => {
    // The address may have expired.
    if (attempts === 0) load()
    else setFailure(message)
  }
  if (failure || view.isError)
    return (
      <div className="p-6">
        <FailureNotice message={failure ?? "Couldn't load this page"} retrying={view.isFetching} onRetry={load} />
      </div>
    )
  // Not with an address that may be the expired one.
  if (!view.data || view.isFetching)
    return (
      <p role="status" className="p-6 text-lead text-ink-soft">
        Loading...
      </p>
    )
  const { base } = view.data
  return isPreview ? (
    <PreviewFrame key={attempts} preview={`${base}/preview`} page={page} onFollow={onFollow} onFailure={fail} />
  ) : (
    <EditFrame key={attempts} {...edit} src={`${base}/edit${page}`} onFailure={fail} />
  )
}
