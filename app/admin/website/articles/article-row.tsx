import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { ListEditor } from '#app/admin/website/lists/list-editor.tsx'
import { editorPath } from '#app/admin/website/website-paths.ts'
import { useWordFields } from '#app/admin/website/word-drafts.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { longDate } from '#content/long-date.ts'
import type { discardDrafts, ListedArticle } from '#contracts/words.ts'
import { articleState } from './article-state.ts'
import { useRefreshArticles } from './use-articles.ts'

type ArticleRowProps = {
  article: ListedArticle
  /** From 1. 0 if it's unpublished. */
  place: number
  total: number
  /** Its blocks are shown. */
  isOpen: boolean
  onToggle: () => void
  onMove: (step: -1 | 1) => void
  onList: (isListed: boolean) => void
}

export function ArticleRow({ article, place, total, isOpen, onToggle, onMove, onList }: ArticleRowProps) {
  const { slug, title, category, date } = article
  const isListed = place > 0
  const state = articleState(article, isListed)
  const named = <span className="sr-only">{` ${title}`}</span>
  return (
    <li data-entry={slug} className="rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-2 pl-5">
        <div className="flex min-w-0 grow basis-72 flex-col gap-1">
          <h2 className="font-sans text-body font-semibold wrap-anywhere">{title}</h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            {`${category} · ${longDate(date)}`}
            <Badge tone={state.tone}>{state.label}</Badge>
          </p>
        </div>
        <div className="-ml-2 flex flex-wrap">
          {isListed && (
            <>
              <MoveButton part="up" isOff={place === 1} onClick={() => onMove(-1)} title={title} />
              <MoveButton part="down" isOff={place === total} onClick={() => onMove(1)} title={title} />
            </>
          )}
          {article.isListed && (
            <>
              <AdminLinkButton to={editorPath(`/articles/${slug}`)} variant="quiet" size="small" className="px-3">
                Edit{named}
              </AdminLinkButton>
              <Button variant="quiet" size="small" className="px-3" aria-expanded={isOpen} onClick={onToggle}>
                Edit parts{named}
              </Button>
            </>
          )}
          <Button
            data-part="listed"
            variant="quiet"
            size="small"
            className="px-3"
            aria-disabled={isListed && total === 1}
            onClick={() => onList(!isListed)}
          >
            {isListed ? 'Unpublish' : 'Publish again'}
            {named}
          </Button>
          {article.isNew && <DeleteButton article={article} />}
        </div>
      </div>
      {isOpen && article.isListed && (
        <div className="border-t border-line p-5">
          <ArticleBlocks slug={slug} onClose={onToggle} />
        </div>
      )}
    </li>
  )
}

type MoveButtonProps = { part: 'up' | 'down'; isOff: boolean; onClick: () => void; title: string }

const MoveButton = ({ part, isOff, onClick, title }: MoveButtonProps) => (
  <Button
    data-part={part}
    variant="quiet"
    size="small"
    className="px-2.5 inactive:bg-transparent!"
    aria-disabled={isOff}
    onClick={onClick}
  >
    <ChevronDownIcon className={part === 'up' ? 'size-6 rotate-180' : 'size-6'} />
    <span className="sr-only">{`Move ${part}: ${title}`}</span>
  </Button>
)

function ArticleBlocks({ slug, onClose }: { slug: string; onClose: () => void }) {
  const query = useWordFields([`articles/${slug}/content`])
  const refresh = useRefreshArticles()
  return (
    <QueryState query={query} failure="Couldn't load the article">
      {([field]) =>
        field && (
          <ListEditor
            field={field}
            onSaved={() => {
              refresh()
              onClose()
            }}
            onClose={onClose}
          />
        )
      }
    </QueryState>
  )
}

function DeleteButton({ article: { slug, title } }: { article: ListedArticle }) {
  const [isAsking, setIsAsking] = useState(false)
  const refresh = useRefreshArticles()
  const removal = useMutation({
    mutationFn: () =>
      callAdmin<typeof discardDrafts>('POST /api/admin/words/drafts/discard', { body: { path: `articles/${slug}` } }),
    onSuccess: () => {
      setIsAsking(false)
      return refresh()
    },
  })
  return (
    <>
      <Button variant="quiet" size="small" className="px-3" onClick={() => setIsAsking(true)}>
        Delete<span className="sr-only">{` ${title}`}</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Delete this article?">
        <p>{`“${title}” was never published. You can't undo deleting it.`}</p>
        <div role="alert" className="not-empty:mt-3">
          {removal.isError && (
            <FieldError error={errorMessage(removal.error) ?? "Couldn't delete it. Please try again."} />
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="danger" pending={removal.isPending} onClick={() => removal.mutate()}>
            Delete
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
