import { useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { asText, asTexts, partOf } from '#app/admin/website/lists/entry-values.ts'
import { ListEditor } from '#app/admin/website/lists/list-editor.tsx'
import { SavedAsDraft } from '#app/admin/website/saved-as-draft.tsx'
import { useWordFields } from '#app/admin/website/word-drafts.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { Json } from '#content/editing/change.ts'
import { fillIn } from '#content/fill-in.ts'
import { greeting, sender } from '#content/greeting.ts'
import { site } from '#content/site.ts'
import type { WordField } from '#contracts/words.ts'

const forms = [
  { path: 'replyTemplates/survey', title: 'After an assessment' },
  { path: 'replyTemplates/quiz', title: 'After the quiz' },
  { path: 'replyTemplates/beta', title: 'After a beta application' },
]

export function RepliesPage() {
  const query = useWordFields(forms.map(({ path }) => path))
  return (
    <div className="flex max-w-narrow flex-col gap-6">
      <Explanation />
      <QueryState query={query} failure="Couldn't load the reply templates">
        {fields => (
          <div className="flex flex-col gap-6">
            {forms.map(({ path, title }) => {
              const field = fields.find(candidate => candidate.path === path)
              return field && <Templates key={path} title={title} field={field} />
            })}
          </div>
        )}
      </QueryState>
    </div>
  )
}

const Explanation = () => (
  <div className="flex flex-col gap-3">
    <p className="max-w-text text-ink-soft">
      When you reply to a lead, you choose one of these and change it as you like. Visitors never see this page. The
      greeting and the signature are added for you.
    </p>
    <details className="max-w-text">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold text-pine">What you can have filled in</summary>
      <dl className="flex flex-col gap-1.5 pb-2">
        {replyPlaceholders.map(({ name, meaning }) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="w-32 font-semibold">{`{${name}}`}</dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
)

function Templates({ title, field }: { title: string; field: WordField }) {
  const [isEditing, setIsEditing] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [typed, setTyped] = useState<readonly Json[]>()
  const templates = toTemplates(typed ?? field.value)
  return (
    <Card title={title} level={2}>
      <div className="mt-4 flex flex-col gap-5">
        {isEditing ? (
          <ListEditor
            field={field}
            onChange={setTyped}
            onSaved={() => {
              setTyped(undefined)
              setIsEditing(false)
              setIsSaved(true)
            }}
            onClose={() => {
              setTyped(undefined)
              setIsEditing(false)
            }}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <Button
              variant="secondary"
              onClick={() => {
                setIsEditing(true)
                setIsSaved(false)
              }}
            >
              Edit<span className="sr-only">{` the templates: ${title}`}</span>
            </Button>
            <SavedAsDraft isSaved={isSaved} unsaved={false} page={null} />
          </div>
        )}
        <ReplyPreview templates={templates} />
      </div>
    </Card>
  )
}

/** As an email, with sample values filled in. */
function ReplyPreview({ templates }: { templates: readonly TemplateText[] }) {
  const [index, setIndex] = useState(0)
  const template = templates[index] ?? templates[0]
  if (!template) return null
  const labels = templates.map(({ label }, place) => `${place + 1}. ${label || 'New template'}`)
  const unknown = unknownPlaceholders(template)
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label="Show as an email"
        options={labels}
        value={labels[templates.indexOf(template)] ?? ''}
        onChange={({ target }) => setIndex(target.selectedIndex)}
      />
      {unknown.length > 0 && (
        <p role="alert" className="font-semibold text-danger">
          {`${unknown.join(', ')} isn't something that can be filled in, so it would be sent as it is.`}
        </p>
      )}
      <article className="rounded-control border border-line bg-paper px-5 py-4">
        <h3 className="border-b border-line pb-3 font-semibold wrap-anywhere">
          <span className="sr-only">Subject: </span>
          {template.subject}
        </h3>
        <div className="flex max-w-text flex-col gap-3 pt-3">
          <p>{greeting('Anna Example')}</p>
          {template.paragraphs.map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and have no state.
            <p key={place} className="whitespace-pre-line wrap-anywhere">
              {fillInSamples(paragraph)}
            </p>
          ))}
          <p className="whitespace-pre-line">{sender(site)}</p>
        </div>
      </article>
    </div>
  )
}

const replyPlaceholders = [
  { name: 'booking', meaning: 'the booking link from Company details', sample: site.links.booking },
  { name: 'assessment', meaning: 'the link to the assessments', sample: 'https://your-website.example/' },
  { name: 'articles', meaning: 'the link to the articles', sample: 'https://your-website.example/articles' },
  { name: 'places', meaning: 'the number of spots in the beta program', sample: `${site.betaPlaces}` },
]

const samples = Object.fromEntries(replyPlaceholders.map(({ name, sample }) => [name, sample]))

type TemplateText = { label: string; subject: string; paragraphs: string[] }

const toTemplates = (value: Json | readonly Json[]): TemplateText[] =>
  (Array.isArray(value) ? value : []).map((entry: Json) => ({
    label: asText(partOf(entry, 'label')),
    subject: asText(partOf(entry, 'subject')),
    paragraphs: asTexts(partOf(entry, 'paragraphs')),
  }))

/** As a lead might get it. */
const fillInSamples = (paragraph: string) => fillIn(paragraph, samples)

/** Such as a misspelled {boking}, which would be sent as it is. */
function unknownPlaceholders({ paragraphs }: TemplateText) {
  const left = paragraphs.flatMap(paragraph => fillInSamples(paragraph).match(/\{[^{}\s]*\}/g) ?? [])
  return [...new Set(left)]
}
