import { useState } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { isObject, stringOf } from '#app/admin/website/form/values.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { Json, readReplyValues } from '#contracts/words.ts'

/** As an email to a lead, with the owner's own values filled in. */
export function ReplyPreview({ value }: { value: Json }) {
  const query = useAdminQuery<typeof readReplyValues>('GET /api/admin/words/reply-values', { refetchOnMount: 'always' })
  const [index, setIndex] = useState(0)
  const templates = Array.isArray(value) ? value.filter(isObject) : []
  const template = templates[index] ?? templates[0]
  if (!template) return null
  const labels = templates.map(({ label }, place) => `${place + 1}. ${stringOf(label) || 'New template'}`)
  const { subject, paragraphs } = template
  return (
    <div className="mx-auto flex max-w-narrow flex-col gap-4 p-5">
      <SelectField
        label="Show as an email"
        options={labels}
        value={labels[templates.indexOf(template)] ?? ''}
        onChange={({ target }) => setIndex(target.selectedIndex)}
      />
      <QueryState query={query} failure="Couldn't load what's filled in">
        {({ values, greeting, signature }) => {
          const filled = (Array.isArray(paragraphs) ? paragraphs : []).map(part => fillIn(stringOf(part), values))
          return (
            <article className="rounded-control border border-line bg-white px-5 py-4">
              <h2 className="border-b border-line pb-3 font-sans text-body font-semibold tracking-normal wrap-anywhere">
                <span className="sr-only">Subject: </span>
                {stringOf(subject)}
              </h2>
              <div className="flex flex-col gap-3 pt-3">
                <p>{greeting}</p>
                {filled.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and have no state.
                  <p key={place} className="whitespace-pre-line wrap-anywhere">
                    {part}
                  </p>
                ))}
                <p className="whitespace-pre-line">{signature}</p>
              </div>
            </article>
          )
        }}
      </QueryState>
    </div>
  )
}
