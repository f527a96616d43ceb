import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { Card } from '#app/ui/card.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { articleCategories } from '#content/articles/article.ts'
import type { articlePictures } from '#contracts/words.ts'
import { slugOf } from './article-state.ts'
import { articleLabels, articleRule, type NewArticle, type NewArticleErrors } from './new-article.ts'

type ArticleFieldsProps = {
  article: NewArticle
  errors: NewArticleErrors
  onEdit: (change: Partial<NewArticle>) => void
}

export function ArticleFields({ article, errors, onEdit }: ArticleFieldsProps) {
  return (
    <>
      <Card title="About the article" level={2}>
        <div className="mt-4 flex flex-col gap-5">
          <TextField
            label={articleLabels.title}
            error={errors.title}
            hint={counter('title', article.title)}
            value={article.title}
            onChange={({ target }) => onEdit({ title: target.value })}
          />
          <TextField
            label="Web address"
            hint={`The page will be at /articles/${article.slug || slugOf(article.title) || '...'}. It can't be changed later.`}
            error={errors.slug}
            autoCapitalize="none"
            spellCheck={false}
            value={article.slug || slugOf(article.title)}
            onChange={({ target }) => onEdit({ slug: target.value })}
          />
          <TextArea
            label={articleLabels.excerpt}
            hint={`In the list of articles. ${counter('excerpt', article.excerpt)}`}
            error={errors.excerpt}
            rows={2}
            value={article.excerpt}
            onChange={({ target }) => onEdit({ excerpt: target.value })}
          />
          <TextArea
            label={articleLabels.metaDescription}
            hint={`In search results. ${counter('metaDescription', article.metaDescription)}`}
            error={errors.metaDescription}
            rows={2}
            value={article.metaDescription}
            onChange={({ target }) => onEdit({ metaDescription: target.value.replaceAll('\n', ' ') })}
          />
          <SelectField
            label="Category"
            options={articleCategories}
            value={article.category}
            onChange={({ target }) => onEdit({ category: target.value })}
          />
        </div>
      </Card>
      <Card title="Picture" level={2}>
        <div className="mt-4 flex flex-col gap-5">
          <PictureChoice
            value={article.featuredImage}
            error={errors.featuredImage}
            onChoose={(featuredImage, featuredImageAlt) => onEdit({ featuredImage, featuredImageAlt })}
          />
          <TextField
            label={articleLabels.featuredImageAlt}
            hint="For people who use a screen reader."
            error={errors.featuredImageAlt}
            value={article.featuredImageAlt}
            onChange={({ target }) => onEdit({ featuredImageAlt: target.value })}
          />
        </div>
      </Card>
    </>
  )
}

const counter = (key: keyof typeof articleLabels, text: string) =>
  `${text.length} of ${articleRule(key)?.max} characters.`

type PictureChoiceProps = { value: string; error: string | undefined; onChoose: (name: string, alt: string) => void }

function PictureChoice({ value, error, onChoose }: PictureChoiceProps) {
  const query = useAdminQuery<typeof articlePictures>('GET /api/admin/words/pictures')
  return (
    <QueryState query={query} failure="Couldn't load the pictures">
      {pictures => (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1.5 font-semibold">Choose a drawing</legend>
          <FieldError error={error} />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map(({ name, url, alt }) => (
              <label
                key={name}
                className="cursor-pointer overflow-hidden rounded-control border-3 border-transparent has-checked:border-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
              >
                <input
                  type="radio"
                  name="picture"
                  value={name}
                  checked={value === name}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChoose(name, alt)}
                  className="sr-only"
                />
                <img src={url} alt={alt} width="1200" height="600" loading="lazy" className="h-auto w-full" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </QueryState>
  )
}
