import { useState } from 'react'
import { SelectField } from '#app/ui/select-field.tsx'
import { greeting, sender } from '#content/greeting.ts'
import { site } from '#content/site.ts'
import { fillInSamples, type TemplateText, unknownPlaceholders } from './reply-placeholders.ts'

/** As an email, with sample values filled in. */
export function ReplyPreview({ templates }: { templates: readonly TemplateText[] }) {
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
