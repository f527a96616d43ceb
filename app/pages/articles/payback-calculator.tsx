import { paybackOf, showNumber } from '#app/page-script/payback.ts'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { PaybackBlock } from '#content/articles/article.ts'

/** Starts with the article's example. app/page-script/payback.ts keeps it up to date. */
export function PaybackCalculator({ title, lead, fields, results, advice }: PaybackBlock) {
  const example = paybackOf(Object.fromEntries(fields.map(({ key, start }) => [key, start])))
  return (
    <div id="payback" data-page-only className="noscript:hidden print:hidden">
      <Card title={title}>
        <p className="text-ink-soft">{lead}</p>
        <div className="mt-5 flex flex-col gap-5">
          {fields.map(({ key, label, start, most }) => (
            // Not a number field: some browsers drop the number if it has a comma.
            <TextField
              key={key}
              label={label}
              name={key}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={start}
              data-most={most}
            />
          ))}
        </div>
        <output className="mt-6 flex flex-col gap-2">
          {Object.entries(results).map(([key, label]) => (
            <span key={key} data-result>
              {label}: <strong data-value={key}>{showNumber(example[key as keyof typeof example])}</strong>
            </span>
          ))}
          {Object.entries(advice).map(([key, text]) => (
            <span key={key} data-advice={key} hidden>
              {text}
            </span>
          ))}
        </output>
      </Card>
    </div>
  )
}
