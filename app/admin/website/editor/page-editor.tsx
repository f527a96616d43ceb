import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FailureNotice } from '#app/admin/data/query-state.tsx'
import { useAdminQuery, withQuery } from '#app/admin/data/use-admin-query.ts'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ListEditor } from '#app/admin/website/lists/list-editor.tsx'
import { usePreviewBase } from '#app/admin/website/preview/use-preview-base.ts'
import { wordsCall } from '#app/admin/website/use-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { EditablePage, readPageFields, WordField } from '#contracts/words.ts'
import { EditingCard } from './editing-card.tsx'
import { isShown } from './frame-page.ts'
import { linkAround, showSaved, showTyped } from './frame-texts.ts'
import { OtherTexts } from './other-texts.tsx'
import { SidePanel } from './side-panel.tsx'
import { TextEditor } from './text-editor.tsx'
import { useFramePage } from './use-frame-page.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

type PageEditorProps = {
  page: string
  pages: readonly EditablePage[]
  isPanelOpen: boolean
  onClosePanel: () => void
  onSaved: () => void
}

export function PageEditor({ page, pages, isPanelOpen, onClosePanel, onSaved }: PageEditorProps) {
  const [params, changeParams] = useUrlParams()
  const openPath = params.get('text')
  const { fields, query, store } = usePageFields(page)
  const view = usePreviewBase(page)
  const frame = useRef<HTMLIFrameElement>(null)
  const clicked = useRef<HTMLElement>(null)
  const [attempts, setAttempts] = useState({ count: 0, hasFailed: false })
  const open = useCallback((text: string) => changeParams({ text }, { replace: true }), [changeParams])
  const close = useCallback(() => changeParams({ text: '' }, { replace: true }), [changeParams])
  const framePage = useFramePage({
    frame,
    fields,
    onOpen: (path, element) => {
      clicked.current = element
      open(path)
    },
    // The address has expired, or the server can't be reached.
    onMissing: () => {
      if (attempts.count === 0) load()
      else setAttempts(({ count }) => ({ count, hasFailed: true }))
    },
  })
  const load = () => {
    framePage.clear()
    setAttempts(({ count }) => ({ count: count + 1, hasFailed: false }))
    view.renew().catch(console.info)
  }
  const shown = framePage.page
  const field = openPath === null ? undefined : fields?.get(openPath)
  const isUnknown = openPath !== null && fields !== undefined && !field && !query.isFetching
  useEffect(() => {
    if (isUnknown) close()
  }, [isUnknown, close])
  const places = useMemo(() => {
    const own = shown?.places.filter(place => place.path === openPath && isShown(place)) ?? []
    return { first: own.find(({ element }) => element === clicked.current) ?? own[0], own }
  }, [shown, openPath])
  useReturnedFocus({ openPath, page: shown, isPanelOpen, clicked })

  const type = useCallback(
    (text: string | undefined) => {
      if (shown && field) showTyped(shown, field, text)
    },
    [shown, field],
  )
  const finish = (before: WordField, after: WordField) => {
    store(before, after)
    if (!shown || !showSaved(shown, before, after)) framePage.reload()
    close()
    onSaved()
  }

  const hasFailed = query.isError || view.query.isError || attempts.hasFailed
  const isList = field?.rule.kind === 'list'
  const isPanelShown = isPanelOpen && !isList
  return (
    <div className="relative flex min-h-0 grow flex-col md:flex-row">
      <div className={classNames('relative min-h-0 grow', (isPanelShown || isList) && 'max-md:invisible')}>
        {view.query.data !== undefined && (
          <iframe
            // A new element, because a new address in the same one would be a step back for the back button.
            key={`${view.query.data}${attempts.count}`}
            ref={frame}
            title="The page that you're editing"
            src={`${view.query.data}/edit${page}`}
            onLoad={framePage.onLoad}
            className="absolute inset-0 size-full"
          />
        )}
        {hasFailed ? (
          <div className="absolute inset-0 bg-paper p-6">
            <FailureNotice
              message="Couldn't load this page"
              retrying={query.isFetching || view.query.isFetching}
              onRetry={() => {
                if (query.isError) query.refetch()
                load()
              }}
            />
          </div>
        ) : (
          !(shown && fields) && (
            <div className="absolute inset-0 bg-paper/70 p-6">
              <p role="status" className="text-lead text-ink-soft">
                Loading...
              </p>
            </div>
          )
        )}
      </div>
      {isPanelShown && fields && (
        <SidePanel title="Texts you can't see on the page" onClose={onClosePanel}>
          <OtherTexts fields={fields} page={shown} openPath={openPath} onOpen={open} />
        </SidePanel>
      )}
      {field && isList && (
        <SidePanel key={field.path} title={field.rule.label}>
          <ListEditor isPanel field={field} onSaved={saved => finish(field, saved)} onClose={close} />
        </SidePanel>
      )}
      {field && !isList && (
        <EditingCard key={field.path} label={`Edit: ${field.rule.label}`} place={places.first}>
          <TextEditor
            field={field}
            linked={pages.find(({ path }) => path === linkAround(places.first))}
            onLink={path => changeParams({ page: path, text: '' })}
            onTyped={type}
            onSaved={saved => finish(field, saved)}
            onClose={close}
          />
        </EditingCard>
      )}
    </div>
  )
}

/** By path. Refetched each time, because other windows change them too. */
function usePageFields(page: string) {
  const address = withQuery('GET /api/admin/words/fields', { page })
  const query = useAdminQuery<typeof readPageFields>(address, { refetchOnMount: 'always' })
  const queryClient = useQueryClient()
  const fields = useMemo(() => query.data && new Map(query.data.map(field => [field.path, field])), [query.data])
  const store = (before: WordField, after: WordField) => {
    // Texts of one changed list share its draft, so the next one to be saved needs the new revision.
    const isSameDraft = ({ revision }: WordField) => revision !== null && revision === before.revision
    queryClient.setQueryData<WordField[]>([address], all =>
      all?.map(field => {
        if (field.path === after.path) return after
        return isSameDraft(field) ? { ...field, revision: after.revision } : field
      }),
    )
    for (const queryKey of [[address], [wordsCall]]) queryClient.invalidateQueries({ queryKey }).catch(console.info)
  }
  return { fields, query, store }
}
