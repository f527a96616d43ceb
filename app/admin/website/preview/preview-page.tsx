import { useRef, useSyncExternalStore } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { ChoiceControl } from '#app/admin/ui/choice-control.tsx'
import { useWords } from '#app/admin/website/use-words.ts'
import { editorPath, websitePath } from '#app/admin/website/website-paths.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { useWordsView } from './use-words-view.ts'

const phone = { value: 'phone', label: 'Phone' }
const desktop = { value: 'desktop', label: 'Desktop' }

export function PreviewPage() {
  const [params, changeParams] = useUrlParams()
  const asked = params.get('page') ?? ''
  const page = asked.startsWith('/') ? asked : '/'
  const [path = '/'] = page.split('#')
  const { query, renew } = useWordsView(page)
  const { data: overview } = useWords()
  const isWide = useIsWide()
  const view = isWide && params.get('view') !== phone.value ? desktop : phone
  const name = overview?.pages.find(known => known.path === path)?.title ?? path
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
          <AdminLinkButton to={editorPath(path)} variant="secondary">
            Edit this page
          </AdminLinkButton>
          <AdminLinkButton to={websitePath} variant="strong">
            {overview?.drafts.length === 0 ? 'Nothing to publish' : 'Publish...'}
          </AdminLinkButton>
        </div>
      </div>
      <p className="max-w-text text-ink-soft">
        This is how visitors will see the website once you publish. You can follow links. Forms can't be sent from a
        preview.
      </p>
      <QueryState query={query} failure="Couldn't open the preview">
        {base => (
          <PreviewFrame
            key={base + page}
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
