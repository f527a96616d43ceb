import { useState } from 'react'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { useWords } from '#app/admin/website/use-words.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { PageEditor } from './page-editor.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

/** The address has the page and the text that's being changed, so that a reload or a new login comes back to both. */
export function EditorPage() {
  const [params, changeParams] = useUrlParams()
  const asked = params.get('page') ?? ''
  const page = asked.startsWith('/') ? asked : '/'
  const { data: words } = useWords()
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const box = useVisibleHeight<HTMLDivElement>()
  const isUnknown = words !== undefined && !words.pages.some(({ path }) => path === page)
  return (
    <div ref={box} className="fixed inset-x-0 top-0 flex h-dvh flex-col bg-paper">
      <EditorToolbar
        page={page}
        words={words}
        onPage={page => changeParams({ page, text: '' })}
        isEditing={params.has('text')}
        isSaved={isSaved}
        isPanelOpen={isPanelOpen}
        onPanel={() => setIsPanelOpen(isOpen => !isOpen)}
      />
      {isUnknown ? (
        <p role="status" className="p-6 text-lead">
          There's no page at {page}. Choose one above.
        </p>
      ) : (
        <PageEditor
          key={page}
          page={page}
          pages={words?.pages ?? []}
          isPanelOpen={isPanelOpen}
          onClosePanel={() => setIsPanelOpen(false)}
          onSaved={() => setIsSaved(true)}
        />
      )}
    </div>
  )
}
