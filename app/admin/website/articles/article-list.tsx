import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { MoveButtons } from '#app/admin/website/form/move-buttons.tsx'
import { SaveBar } from '#app/admin/website/save-bar.tsx'
import { articleList, editPath } from '#app/admin/website/website-paths.ts'
import { useReadWordsAgain, useTextSave } from '#app/admin/website/words-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ArticleList, addArticle, ListedArticle, listArticles } from '#contracts/words.ts'

const maxTitleLength = 90

/** Their order, and which are on the website: saved as a draft like a text. */
export function ArticleListForm({ onSaved }: { onSaved: () => void }) {
  const query = useAdminQuery<typeof listArticles>('GET /api/admin/words/articles', { refetchOnMount: 'always' })
  const save = () => {
    query.refetch().catch(console.info)
    onSaved()
  }
  return query.data ? (
    <ArticleOrderForm {...query.data} onSaved={save} />
  ) : (
    <QueryState query={query} failure="Couldn't load the articles">
      {() => null}
    </QueryState>
  )
}

function NewArticle() {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const readAgain = useReadWordsAgain()
  const add = useMutation({
    mutationFn: () => callAdmin<typeof addArticle>('POST /api/admin/words/articles', { body: { title } }),
    onSuccess: async ({ path }) => {
      // The list of pages, which has one more now.
      await readAgain()
      navigate(editPath({ page: `/${path}`, text: path }))
    },
  })
  const failure = add.isError ? (errorMessage(add.error) ?? "Couldn't add it. Please try again.") : undefined
  return (
    <form
      className="flex flex-col items-start gap-3 border-b border-line px-5 py-4 *:first:w-full"
      onSubmit={event => {
        event.preventDefault()
        if (title.trim() && !add.isPending) add.mutate()
      }}
    >
      <TextField
        label="New article"
        placeholder="Its title"
        hint="A draft: visitors see it once you've written and published it."
        maxLength={maxTitleLength}
        value={title}
        error={failure}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" pending={add.isPending} aria-disabled={!title.trim()}>
        Write it
      </Button>
    </form>
  )
}

type ArticleOrderFormProps = { articles: readonly ListedArticle[]; revision: string; onSaved: () => void }

function ArticleOrderForm({ articles, revision, onSaved }: ArticleOrderFormProps) {
  const slugs = (isListed: boolean) => articles.filter(article => article.isListed === isListed).map(({ slug }) => slug)
  const save = useTextSave(articleList, onSaved)
  const draft = useDraft<ArticleList>({
    key: `draft:words:${articleList}`,
    stored: { value: { order: slugs(true), unpublished: slugs(false) }, revision },
    save: async (value, revision) => {
      const stored = await save(value, revision)
      return { value, revision: stored.revision }
    },
  })
  const { order, unpublished } = draft.value
  const titleOf = (slug: string) => articles.find(article => article.slug === slug)?.title ?? slug
  const move = (index: number, step: -1 | 1) =>
    draft.change({
      order: order.toSpliced(index, 1).toSpliced(index + step, 0, ...order.slice(index, index + 1)),
      unpublished,
    })
  const unpublish = (slug: string) =>
    draft.change({ order: order.filter(other => other !== slug), unpublished: [...unpublished, slug] })
  const publish = (slug: string) =>
    draft.change({ order: [slug, ...order], unpublished: unpublished.filter(other => other !== slug) })
  const row = (slug: string) => articles.find(article => article.slug === slug)
  return (
    <>
      <div className="flex min-h-0 grow flex-col overflow-y-auto">
        <NewArticle />
        <ol aria-label="On the website" className="flex flex-col divide-y divide-line">
          {order.map((slug, index) => {
            const article = row(slug)
            return (
              article && (
                <li key={slug} className="flex flex-col px-5 py-1.5">
                  <ArticleLine article={article} />
                  <div className="-mx-3 flex items-center justify-between">
                    <MoveButtons
                      name={article.title}
                      index={index}
                      count={order.length}
                      onMove={step => move(index, step)}
                    />
                    <Button variant="quiet" size="small" onClick={() => unpublish(slug)}>
                      <span>
                        Unpublish<span className="sr-only"> {article.title}</span>
                      </span>
                    </Button>
                  </div>
                </li>
              )
            )
          })}
        </ol>
        {unpublished.length > 0 && (
          <section aria-labelledby="unpublished" className="border-t-2 border-line">
            <h3 id="unpublished" className="px-5 pt-4 font-sans text-body font-semibold tracking-normal">
              Not on the website
            </h3>
            <ul className="flex flex-col divide-y divide-line">
              {unpublished.map(slug => {
                const article = row(slug)
                return (
                  article && (
                    <li key={slug} className="flex flex-col px-5 py-1.5">
                      <ArticleLine article={article} />
                      <Button variant="quiet" size="small" className="-ml-4 self-start" onClick={() => publish(slug)}>
                        <span>
                          Put on the website<span className="sr-only"> {article.title}</span>
                        </span>
                      </Button>
                    </li>
                  )
                )
              })}
            </ul>
          </section>
        )}
      </div>
      <SaveBar draft={draft} asText={value => [...value.order, '', ...value.unpublished].map(titleOf).join('\n')} />
    </>
  )
}

const ArticleLine = ({ article }: { article: ListedArticle }) => (
  <div className="flex flex-col pt-1">
    <div className="flex flex-wrap items-center gap-x-3">
      <AdminTextLink to={editPath({ page: article.isListed ? `/articles/${article.slug}` : null, text: article.path })}>
        {article.title}
      </AdminTextLink>
      {article.isNew ? <Badge tone="accent">New</Badge> : article.isDraft && <Badge tone="accent">Changed</Badge>}
    </div>
    <p className="text-small text-ink-soft">{article.missing ?? `${article.category}, ${article.date}`}</p>
  </div>
)
