import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { ArticleListForm } from '#app/admin/website/articles/article-list.tsx'
import { partsToRead } from '#app/admin/website/form/values.ts'
import { articleList, companyText, editPath, isReply, websitePath } from '#app/admin/website/website-paths.ts'
import { useTexts, useWords } from '#app/admin/website/words-api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Json, Text } from '#contracts/words.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { PagePane } from './page-pane.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { TextPanel } from './text-panel.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

/** The address has the page, the text and its part, so that a reload or a new login comes back to all of them. */
function useEditorAddress() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const text = params.get('text') ?? ''
  const asked = params.get('page') ?? ''
  const page = asked.startsWith('/') ? asked : text ? undefined : '/'
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
  const { data: words, isFetching } = useWords()
  const query = useTexts(page === undefined ? { path: isReply(openPath) ? 'replies' : openPath } : { page })
  const [isPreview, setIsPreview] = useState(false)
  const [isListOpen, setIsListOpen] = useState(false)
  const [typed, setTyped] = useState<{ path: string; value: Json }>()
  const [savedCount, setSavedCount] = useState(0)
  const [chosen, setChosen] = useState(0)
  const box = useVisibleHeight<HTMLDivElement>()

  const isArticleList = openPath === articleList
  const onPage = query.data?.find(({ path }) => path === openPath)
  // An article that's not on the website, for example, is on no page.
  const isElsewhere = openPath !== '' && !isArticleList && !query.isPending && !onPage
  const own = useTexts({ path: openPath }, isElsewhere)
  const openText = onPage ?? own.data?.find(({ path }) => path === openPath)
  const reading = isElsewhere ? own : query
  const choose = (target: { text: string; at: string }) => {
    setChosen(count => count + 1)
    open(target)
  }
  const close = () => (page === undefined ? navigate(websitePath) : open({}))
  const type = useCallback((value: Json) => setTyped({ path: openPath, value }), [openPath])
  const showPart = useCallback((at: string) => open({ text: openPath, at }), [open, openPath])
  const showPage = useCallback(
    (page: string) => navigate(editPath({ page, text: openPath, at }), { replace: true }),
    [navigate, openPath, at],
  )
  const save = () => setSavedCount(count => count + 1)
  const ownTyped = openPath === typed?.path ? typed : undefined
  const isKnown = page === undefined || words === undefined || words.pages.some(({ path }) => path === page)
  const isUnknown = !isKnown && !isFetching
  const panelTitle = openText?.label ?? (isArticleList ? 'Articles' : 'Texts')
  /** A phone then shows the page above it. */
  const isPart = at !== '' || isReply(openPath) || (openText !== undefined && !isLong(openText))

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
      <div className="relative flex min-h-0 grow flex-col md:flex-row">
        <div className="relative min-h-0 grow overflow-y-auto">
          {isUnknown ? (
            <p role="status" className="p-6 text-lead">
              There's no page at {page}. Choose one above.
            </p>
          ) : isReply(openPath) ? (
            openText && <ReplyPreview value={ownTyped?.value ?? openText.value} />
          ) : page === undefined ? (
            <p className="p-6 text-ink-soft">No page shows this text.</p>
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
        {(!isUnknown || openPath) && (
          <aside
            aria-label={panelTitle}
            hidden={isPreview && page !== undefined}
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
                close()
              }}
            />
            {isArticleList && <ArticleListForm onSaved={save} />}
            {!isArticleList && !openText && !reading.data && (
              <QueryState query={reading} failure="Couldn't load the texts">
                {() => null}
              </QueryState>
            )}
            {isReply(openPath) && query.data && <TextList texts={query.data} current={openPath} onOpen={choose} />}
            {openText && (
              <TextPanel
                key={openText.path}
                text={openText}
                at={at}
                chosen={chosen}
                page={page}
                madeUp={openPath === companyText ? (words?.placeholders ?? []) : []}
                onAt={showPart}
                onPage={showPage}
                onTyped={type}
                onSaved={save}
                onClose={close}
              />
            )}
            {!isArticleList && query.data && reading.data && !openText && (
              <OtherTexts texts={query.data} openPath={openPath} onOpen={choose} />
            )}
          </aside>
        )}
      </div>
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

type TextListProps = {
  texts: readonly Text[]
  current: string
  onOpen: (target: { text: string; at: string }) => void
}

/** All of them, even those that can't be seen there, such as the description for search engines. The page's own come first. */
const TextList = ({ texts, current, onOpen }: TextListProps) => (
  <ul className="flex flex-col divide-y divide-line border-b border-line">
    {texts
      .toSorted((a, b) => Number(a.pages.length > 1) - Number(b.pages.length > 1))
      .map(({ path, label, shape, value, isDraft }) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === current || undefined}
            onClick={() => onOpen({ text: path, at: '' })}
            className="flex min-h-touch w-full cursor-pointer flex-col gap-0.5 px-5 py-2 text-left hover:bg-pine-soft aria-[current]:bg-pine-soft"
          >
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {label}
              {isDraft && <Badge tone="accent">Draft</Badge>}
            </span>
            <span className="line-clamp-1 text-small text-ink-soft wrap-anywhere">
              {partsToRead(shape, value).join(' ')}
            </span>
          </button>
        </li>
      ))}
  </ul>
)
