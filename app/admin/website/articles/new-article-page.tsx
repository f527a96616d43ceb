import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { companyDate } from '#app/admin/time/format-time.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { UnsavedChanges } from '#app/admin/website/unsaved-changes.tsx'
import { useInvalidFocus } from '#app/admin/website/use-invalid-focus.ts'
import { articleListPath, editorPath, previewPath, websitePath } from '#app/admin/website/website-paths.ts'
import { useTabDraft, useWordSave } from '#app/admin/website/word-drafts.ts'
import { errorMessage } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { Json } from '#content/editing/change.ts'
import type { ResponseOf } from '#contracts/call.ts'
import type { listArticles, readMarkdown } from '#contracts/words.ts'
import { ArticleFields } from './article-fields.tsx'
import { slugOf } from './article-state.ts'
import { ArticleText } from './article-text.tsx'
import { emptyArticle, type NewArticle, newArticleErrors, toArticle } from './new-article.ts'
import { useArticles } from './use-articles.ts'

export function NewArticlePage() {
  const query = useArticles()
  return (
    <QueryState query={query} failure="Couldn't load what a new article needs">
      {list => <NewArticleForm list={list} />}
    </QueryState>
  )
}

function NewArticleForm({ list }: { list: ResponseOf<typeof listArticles> }) {
  const [draft, setDraft] = useTabDraft<NewArticle>('draft:new-article')
  const article = draft ?? emptyArticle
  const [errors, setErrors] = useState<ReturnType<typeof newArticleErrors>>({})
  const [savedSlug, setSavedSlug] = useState<string>()
  const box = useRef<HTMLFormElement>(null)
  const focusInvalid = useInvalidFocus(box)
  const save = useWordSave()
  const queryClient = useQueryClient()
  const reading = useMutation({
    mutationFn: (markdown: string) =>
      callAdmin<typeof readMarkdown>('POST /api/admin/words/markdown', { body: { markdown } }),
  })
  const taken = list.articles.map(({ slug }) => slug)

  const edit = (change: Partial<NewArticle>) => {
    setSavedSlug(undefined)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => !(key in change))))
    setDraft({ ...article, ...change })
  }
  const read = async () => {
    const result = await reading.mutateAsync(article.markdown).catch(() => undefined)
    if (result?.title && !article.title) edit({ title: result.title })
    return result
  }
  const refuse = (found: typeof errors) => {
    setErrors(found)
    focusInvalid()
  }
  const store = async () => {
    const result = article.markdown.trim() ? await read() : undefined
    const title = article.title || result?.title || ''
    const complete = { ...article, title, slug: article.slug || slugOf(title) }
    const found = newArticleErrors(complete, taken)
    if (!result || Object.keys(found).length > 0) return refuse(found)
    const { nextId: id, author } = list
    const date = companyDate(new Date().toISOString())
    const value: Json = toArticle(complete, { id, author, date, content: result.blocks })
    const path = `articles/${complete.slug}`
    const outcome = await save.mutateAsync({ path, value, revision: null, isNew: true }).catch(() => undefined)
    if (!outcome) return
    if (!outcome.isSaved) return refuse({ slug: 'There is already an article at this web address.' })
    setDraft(undefined)
    reading.reset()
    setSavedSlug(complete.slug)
    await queryClient.invalidateQueries({ queryKey: ['GET /api/admin/words/articles'] })
  }

  const textError = reading.isError
    ? (errorMessage(reading.error) ?? "The text couldn't be checked. Please try again.")
    : errors.markdown
  return (
    <form
      ref={box}
      noValidate
      className="flex max-w-narrow flex-col gap-6"
      onSubmit={event => {
        event.preventDefault()
        if (!save.isPending && !reading.isPending) store()
      }}
    >
      <div role="status">{savedSlug && <SavedArticle slug={savedSlug} />}</div>
      <ArticleFields article={article} errors={errors} onEdit={edit} />
      <ArticleText
        value={article.markdown}
        error={textError}
        isReading={reading.isPending}
        blocks={reading.data?.blocks}
        onEdit={markdown => {
          edit({ markdown })
          reading.reset()
        }}
        onRead={read}
      />
      <div className="sticky bottom-0 -mx-gutter flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-gutter py-3">
        <Button type="submit" variant="strong" pending={save.isPending} aria-disabled={!draft}>
          Save as a draft
        </Button>
        {draft && <p className="text-small text-ink-soft">Not saved yet</p>}
        <div role="alert">
          <FieldError error={save.failure} />
        </div>
      </div>
      <UnsavedChanges isUnsaved={draft !== undefined} onDrop={() => setDraft(undefined)} />
    </form>
  )
}

const SavedArticle = ({ slug }: { slug: string }) => (
  <Card tone="accent" title="Saved as a draft" level={2}>
    <p>It's now first in the list of articles. Visitors see it once you publish.</p>
    <div className="flex flex-wrap gap-x-5">
      <AdminTextLink to={previewPath(`/articles/${slug}`)}>Preview</AdminTextLink>
      <AdminTextLink to={editorPath(`/articles/${slug}`)}>Edit</AdminTextLink>
      <AdminTextLink to={articleListPath}>All articles</AdminTextLink>
      <AdminTextLink to={websitePath}>Publish</AdminTextLink>
    </div>
  </Card>
)
