import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { partsToRead } from '#app/admin/website/form/values.ts'
import { editPath, isReply, websitePath } from '#app/admin/website/website-paths.ts'
import { useTexts, useWords } from '#app/admin/website/words-api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Text } from '#contracts/words.ts'
import type { Typed } from './edit-frame.tsx'
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
  const { data: words } = useWords()
  const isOfReplies = isReply(openPath)
  const list = useTexts(page === undefined ? { path: 'replies' } : { page }, page !== undefined || isOfReplies)
  const own = useTexts({ path: openPath }, openPath !== '')
  const isPath = ({ path }: Text) => path === openPath
  const openText = own.data?.find(isPath) ?? list.data?.find(isPath)
  const [isPreview, setIsPreview] = useState(false)
  const [isListOpen, setIsListOpen] = useState(false)
  const [typed, setTyped] = useState<Typed>()
  const [savedCount, setSavedCount] = useState(0)
  const [chosen, setChosen] = useState(0)
  const box = useVisibleHeight<HTMLDivElement>()

  const choose = (target: { text: string; at: string }) => {
    setChosen(count => count + 1)
    open(target)
  }
  const close = () => (page === undefined ? navigate(websitePath) : open({}))
  const showPart = useCallback((at: string) => open({ text: openPath, at }), [open, openPath])
  const showPage = useCallback(
    (page: string) => navigate(editPath({ page, text: openPath, at }), { replace: true }),
    [navigate, openPath, at],
  )
  const ownTyped = openPath === typed?.path ? typed : undefined
  const panelTitle = openText?.label ?? 'Texts'
  /** A phone then shows the page above it. */
  const isPart = at !== '' || isOfReplies || (openText !== undefined && !isLong(openText))
  const reading = openPath ? own : list

  return (
    <div ref={box} className="fixed inset-x-0 top-0 flex h-dvh flex-col bg-paper">
      <EditorToolbar
        page={page}
        title={isOfReplies ? 'Reply templates' : undefined}
        words={words}
        isEditing={openPath !== ''}
        isPreview={isPreview}
        onPreview={() => setIsPreview(is => !is)}
        onTexts={() => setIsListOpen(true)}
      />
      <div className="relative flex min-h-0 grow flex-col md:flex-row">
        <div className="relative min-h-0 grow overflow-y-auto">
          {isOfReplies ? (
            openText && <ReplyPreview value={ownTyped?.value ?? openText.value} />
          ) : page === undefined || openText?.pages.length === 0 ? (
            <p className="p-6 text-ink-soft">No page shows this text.</p>
          ) : (
            <PagePane
              key={page}
              page={page}
              isPreview={isPreview}
              open={openPath ? { text: openPath, at } : undefined}
              typed={ownTyped}
              savedCount={savedCount}
              from={from}
              onOpen={choose}
              onFollow={page => navigate(editPath({ page }))}
            />
          )}
        </div>
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
          {!openText && !reading.data && (
            <QueryState query={reading} failure="Couldn't load the texts">
              {() => null}
            </QueryState>
          )}
          {openText && (
            <TextPanel
              key={openText.path}
              text={openText}
              at={at}
              chosen={chosen}
              page={page}
              onAt={showPart}
              onPage={showPage}
              onTyped={setTyped}
              onSaved={() => setSavedCount(count => count + 1)}
              onClose={close}
              above={isOfReplies && list.data && <TextList texts={list.data} current={openPath} onOpen={choose} />}
            />
          )}
          {!openText && reading.data && list.data && (
            <div className="min-h-0 overflow-y-auto">
              <p role="status" className="px-5 pt-4 pb-2 text-small text-ink-soft">
                {openPath ? "There's no such text. Choose another one:" : 'Choose a text on the page, or here:'}
              </p>
              <TextList texts={list.data} current="" onOpen={choose} />
            </div>
          )}
        </aside>
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
