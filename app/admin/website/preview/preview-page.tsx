import { useRef, useSyncExternalStore } from 'react'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { useWords } from '#app/admin/website/use-words.ts'
import { editorPath, websitePath } from '#app/admin/website/website-paths.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { usePreviewBase } from './use-preview-base.ts'

const phone = { value: 'phone', label: 'Phone' }
const desktop = { value: 'desktop', label: 'Desktop' }

export function PreviewPage() {
  const [params, changeParams] = useUrlParams()
  const asked = params.get('page') ?? ''
  const page = asked.startsWith('/') ? asked : '/'
  const [path = '/'] = page.split('#')
  const { query, renew } = usePreviewBase(page)
  const { data: overview } = useWords()
  const isWide = useIsWide()
  const view = isWide && params.get('view') !== phone.value ? desktop : phone
  const name = overview ? (overview.pages.find(known => known.path === path)?.title ?? path) : 'Loading...'
  const renewedFor = useRef<string>(undefined)
  const renewOnce = () => {
    // A page that doesn't exist is refused again.
    if (renewedFor.current === page) return
    renewedFor.current = page
    renew().catch(console.info)
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 text-heading-3 text-pine-deep wrap-anywhere">{name}</h2>
        <div className="flex flex-wrap gap-3">
          {isWide && <ChoiceControl legend="Show it on" param="view" options={[phone, desktop]} selected={view} />}
          <AdminLinkButton to={editorPath(path)} variant="secondary" className="max-sm:px-4">
            Edit this page
          </AdminLinkButton>
          {overview && overview.drafts.length > 0 && (
            <AdminLinkButton to={websitePath} className="max-sm:px-4">
              Publish...
            </AdminLinkButton>
          )}
        </div>
      </div>
      <p className="text-small text-ink-soft">
        As visitors will see it once you publish. Forms can't be sent from a preview.
      </p>
      <QueryState query={query} failure="Couldn't open the preview">
        {base => (
          <PreviewFrame
            key={`${query.dataUpdatedAt} ${page}`}
            preview={`${base}/preview`}
            page={page}
            title={`Preview of ${name}`}
            isDesktop={view === desktop}
            onFollow={page => changeParams({ page })}
            onExpired={renewOnce}
          />
        )}
      </QueryState>
    </div>
  )
}

/** Room for a desktop beside a phone. */
const wide = '(width >= 48rem)'

function useIsWide() {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
