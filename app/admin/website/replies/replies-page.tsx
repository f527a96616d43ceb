import { useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { ListEditor } from '#app/admin/website/lists/list-editor.tsx'
import { SavedAsDraft } from '#app/admin/website/saved-as-draft.tsx'
import { useWordFields } from '#app/admin/website/word-drafts.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Json } from '#content/editing/change.ts'
import type { WordField } from '#contracts/words.ts'
import { replyPlaceholders, toTemplates } from './reply-placeholders.ts'
import { ReplyPreview } from './reply-preview.tsx'

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
