import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { ArticleListForm } from '#app/admin/website/articles/article-list.tsx'
import { articleList, companyText, editPath, isReply, websitePath } from '#app/admin/website/website-paths.ts'
import { useTexts, useWords } from '#app/admin/website/words-api.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Json, Text } from '#contracts/words.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { PagePane } from './page-pane.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { TextList } from './text-list.tsx'
import { TextPanel } from './text-panel.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

/** The address has the page, the text and its part, so that a reload or a new login comes back to all of them. */
function useEditorAddress() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const text = params.get('text') ?? ''
  const asked = params.get('page') ?? ''
  const page = isReply(text) ? undefined : asked.startsWith('/') ? asked : '/'
  const from = params.get('from')
  const open = useCallback(
    (target: { text?: string; at?: string }) =>
      navigate(editPath({ page: page ?? null, ...target }), { replace: true, preventScrollReset: true }),
    [navigate, page],
  )
  return { page, text, at: decodeURIComponent(hash.slice(1)), from: from === null ? undefined : Number(from), open }
}

export function EditorPage() {
  const { page, text: openPath, at, from, open } = useEditorAddress()
  const navigate = useNavigate()
  const { data: words } = useWords()
  const query = useTexts(page === undefined ? { path: 'replies' } : { page })
  const [isPreview, setIsPreview] = useState(false)
  const [isListOpen, setIsListOpen] = useState(false)
  const [typed, setTyped] = useState<{ path: string; value: Json }>()
  const [savedCount, setSavedCount] = useState(0)
  const [chosen, setChosen] = useState(0)
  const box = useVisibleHeight<HTMLDivElement>()

  const openText = query.data?.find(({ path }) => path === openPath)
  const isArticleList = openPath === articleList
  const choose = (target: { text: string; at: string }) => {
    setChosen(count => count + 1)
    open(target)
  }
  const close = () => open({})
  const type = useCallback((value: Json) => setTyped({ path: openPath, value }), [openPath])
  const showPart = useCallback((at: string) => open({ text: openPath, at }), [open, openPath])
  const save = () => setSavedCount(count => count + 1)
  const ownTyped = openPath === typed?.path ? typed : undefined
  const isUnknown = page !== undefined && words !== undefined && !words.pages.some(({ path }) => path === page)
  const panelTitle = openText?.label ?? (isArticleList ? 'Articles' : 'Texts')
  /** A phone then shows the page above it. */
  const isPart = at !== '' || page === undefined || (openText !== undefined && !isLong(openText))

  return (
    <div ref={box} className="fixed inset-x-0 top-0 flex h-dvh flex-col bg-paper">
      <EditorToolbar
        page={page}
        words={words}
        isEditing={openPath !== ''}
        isPreview={isPreview}
        onPreview={() => setIsPreview(is => !is)}
        onTexts={() => setIsListOpen(true)}
        onPage={page => navigate(editPath({ page }))}
      />
      {isUnknown ? (
        <p role="status" className="p-6 text-lead">
          There's no page at {page}. Choose one above.
        </p>
      ) : (
        <div className="relative flex min-h-0 grow flex-col md:flex-row">
          <div className="relative min-h-0 grow overflow-y-auto">
            {page === undefined ? (
              openText && <ReplyPreview value={ownTyped?.value ?? openText.value} />
            ) : (
              <PagePane
                key={page}
                page={page}
                isPreview={isPreview}
                texts={query.data ?? []}
                open={openPath ? { text: openPath, at } : undefined}
                typed={ownTyped}
                savedCount={savedCount}
                from={from}
                onOpen={choose}
                onFollow={page => navigate(editPath({ page }))}
              />
            )}
          </div>
          {(!isPreview || page === undefined) && (
            <aside
              aria-label={panelTitle}
              className={classNames(
                'flex min-h-0 flex-col bg-paper max-md:shadow-raised md:w-[min(30rem,45%)] md:shrink-0 md:border-l md:border-line',
                isPart
                  ? 'max-md:max-h-[65%] max-md:shrink-0 max-md:border-t-2 max-md:border-pine'
                  : 'max-md:absolute max-md:inset-0 max-md:z-10',
                !openPath && !isListOpen && 'max-md:hidden',
              )}
            >
              <PanelHeading
                title={panelTitle}
                hasClose={openPath !== '' || isListOpen}
                onClose={() => {
                  setIsListOpen(false)
                  if (page === undefined) navigate(websitePath)
                  else close()
                }}
              />
              {isArticleList && <ArticleListForm onSaved={save} />}
              {!isArticleList && !query.data && (
                <QueryState query={query} failure="Couldn't load the texts">
                  {() => null}
                </QueryState>
              )}
              {!isArticleList && query.data && page === undefined && (
                <TextList texts={query.data} current={openPath} onOpen={choose} />
              )}
              {openText && (
                <TextPanel
                  key={openText.path}
                  text={openText}
                  at={at}
                  chosen={chosen}
                  page={page ?? ''}
                  madeUp={openPath === companyText ? (words?.placeholders ?? []) : []}
                  onAt={showPart}
                  onTyped={type}
                  onSaved={save}
                  onClose={close}
                />
              )}
              {!isArticleList && query.data && !openText && (
                <OtherTexts texts={query.data} openPath={openPath} onOpen={choose} />
              )}
            </aside>
          )}
        </div>
      )}
    </div>
  )
}

const isLong = ({ shape }: Text) => 'fields' in shape || 'entry' in shape || 'variants' in shape

const PanelHeading = ({ title, hasClose, onClose }: { title: string; hasClose: boolean; onClose: () => void }) => (
  <div className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-b border-line bg-paper py-1 pr-2 pl-5">
    <h2 className="min-w-0 truncate font-sans text-body font-semibold tracking-normal">{title}</h2>
    {hasClose && (
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep"
      >
        <CloseIcon className="size-5" />
      </button>
    )}
  </div>
)

type OtherTextsProps = {
  texts: readonly Text[]
  openPath: string
  onOpen: (target: { text: string; at: string }) => void
}

const OtherTexts = ({ texts, openPath, onOpen }: OtherTextsProps) => (
  <div className="min-h-0 overflow-y-auto">
    <p role="status" className="px-5 pt-4 pb-2 text-small text-ink-soft">
      {openPath ? "This text isn't on this page. Choose another one:" : 'Choose a text on the page, or here:'}
    </p>
    <TextList texts={texts} current="" onOpen={onOpen} />
  </div>
)
