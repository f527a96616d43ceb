import { useId, useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { useMovedFocus } from '#app/admin/website/lists/use-moved-focus.ts'
import { SavedAsDraft } from '#app/admin/website/saved-as-draft.tsx'
import { UnsavedChanges } from '#app/admin/website/unsaved-changes.tsx'
import { newArticlePath } from '#app/admin/website/website-paths.ts'
import { useTabDraft, useWordSave } from '#app/admin/website/word-drafts.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { ResponseOf } from '#contracts/call.ts'
import type { listArticles } from '#contracts/words.ts'
import { ArticleRow } from './article-row.tsx'
import { moveSlug } from './article-state.ts'
import { useArticles, useRefreshArticles } from './use-articles.ts'

export function ArticlesPage() {
  const query = useArticles()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-ink-soft">
          In the order that visitors see them. Changes are saved as drafts: visitors see them once you publish.
        </p>
        <AdminLinkButton to={newArticlePath} variant="strong">
          New article
        </AdminLinkButton>
      </div>
      <QueryState query={query} failure="Couldn't load the articles">
        {list => <ArticleOrder list={list} />}
      </QueryState>
    </div>
  )
}

type ArticleOrderProps = { list: ResponseOf<typeof listArticles> }

function ArticleOrder({ list: { articles, revision } }: ArticleOrderProps) {
  const saved = articles.filter(({ isListed }) => isListed).map(({ slug }) => slug)
  const [changed, setChanged] = useTabDraft<{ order: string[]; revision: string | null }>('draft:articles')
  const order = (changed?.order ?? saved).filter(slug => articles.some(article => article.slug === slug))
  const unlisted = articles.map(({ slug }) => slug).filter(slug => !order.includes(slug))
  const [message, setMessage] = useState('')
  const [conflict, setConflict] = useState<string | null>()
  const [openSlug, setOpenSlug] = useState<string>()
  const save = useWordSave()
  const refresh = useRefreshArticles()
  const listId = useId()
  const focusAfterMove = useMovedFocus(listId)

  const change = (next: string[]) => {
    save.reset()
    setChanged({ order: next, revision: changed ? changed.revision : revision })
  }
  const move = (slug: string, step: -1 | 1) => {
    const next = moveSlug(order, slug, step)
    change(next)
    focusAfterMove(slug, step === -1 ? 'up' : 'down')
    setMessage(`Moved ${step === -1 ? 'up' : 'down'}. It's now ${next.indexOf(slug) + 1} of ${next.length}.`)
  }
  const setListed = (slug: string, isListed: boolean) => {
    change(isListed ? [slug, ...order] : order.filter(other => other !== slug))
    focusAfterMove(slug, 'listed')
    setMessage(isListed ? "It's first in the list now." : 'It will be unpublished.')
  }
  const store = async (base: string | null) => {
    const result = await save.mutateAsync({ path: 'articles', value: order, revision: base }).catch(() => undefined)
    if (!result) return
    if (!result.isSaved) return setConflict(result.field.revision)
    setConflict(undefined)
    await refresh()
    setChanged(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <ol id={listId} aria-label="Articles" className="flex flex-col gap-3">
        {[...order, ...unlisted].map(slug => {
          const article = articles.find(candidate => candidate.slug === slug)
          return (
            article && (
              <ArticleRow
                key={slug}
                article={article}
                place={order.indexOf(slug) + 1}
                total={order.length}
                isOpen={openSlug === slug}
                onToggle={() => setOpenSlug(openSlug === slug ? undefined : slug)}
                onMove={step => move(slug, step)}
                onList={isListed => setListed(slug, isListed)}
              />
            )
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="sticky bottom-0 -mx-gutter flex flex-col gap-2 border-t border-line bg-paper px-gutter py-3">
        {conflict !== undefined && (
          <div role="alert" className="flex flex-wrap items-center gap-3 rounded-control bg-amber-soft px-4 py-3">
            <p>The list was changed on another device while you were changing it.</p>
            <Button variant="strong" size="small" pending={save.isPending} onClick={() => store(conflict)}>
              Save mine instead
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={async () => {
                setConflict(undefined)
                await refresh()
                setChanged(undefined)
              }}
            >
              Use the other one
            </Button>
          </div>
        )}
        <div role="alert">
          <FieldError error={save.failure} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="strong"
            pending={save.isPending}
            aria-disabled={!changed}
            onClick={() => store(changed ? changed.revision : revision)}
          >
            Save as a draft
          </Button>
          <SavedAsDraft
            isSaved={save.isSuccess && save.data.isSaved && !changed}
            unsaved={changed !== undefined && !save.isPending}
            page="/articles"
          />
        </div>
      </div>
      <UnsavedChanges isUnsaved={changed !== undefined} onDrop={() => setChanged(undefined)} />
    </div>
  )
}
