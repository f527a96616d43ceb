import { countText, percentOf, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import type { AnalyticsReport, DropoffList } from '#contracts/analytics-stats.ts'
import { Disclosure, NumberTable } from './number-table.tsx'

export function DropoffPoints({ list }: { list: DropoffList }) {
  return (
    <Card className="max-sm:p-4">
      <ul className="gap-x-12 md:columns-2">
        {list.map(({ stepIndex, dropoffCount }) => (
          <li key={stepIndex} className="flex flex-wrap justify-between gap-x-4 max-sm:text-small sm:py-1">
            {/* The index can be a string. */}
            <span className="font-semibold">Question {Number(stepIndex) + 1}</span>
            <span className="tabular-nums">{pluralize(dropoffCount, 'abandonment')}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function Stops({ report: { surveys, forms } }: { report: AnalyticsReport }) {
  const rows = [
    ...surveys.map(survey => ({ ...survey, note: worstStop(survey) })),
    ...forms.map(form => ({ ...form, note: undefined })),
  ]
  return (
    <Card className="max-sm:p-4">
      <NumberTable
        caption="Forms"
        headings={['Form', 'Seen', 'Left', 'Sent']}
        rows={rows.map(({ title, note, opened, completed }) => ({
          key: title,
          name: title,
          ...(note && { note }),
          cells: [opened, Math.max(0, opened - completed), completed],
        }))}
      />
      <Disclosure label="Show every question">
        <div className="flex flex-col gap-6 pb-2">
          {surveys.map(({ title, steps, opened, completed }) => (
            <NumberTable
              key={title}
              caption={title}
              headings={[title, 'Seen', 'Left']}
              rows={[
                ...steps.map(({ questionId, question, viewed, left }, index) => ({
                  key: questionId,
                  name: `${index + 1}. ${question}`,
                  bar: percentOf(viewed, opened),
                  cells: [viewed, left],
                })),
                {
                  key: 'sent',
                  name: 'Sent',
                  bar: percentOf(completed, opened),
                  cells: [completed, 0],
                  isResult: true,
                },
              ]}
            />
          ))}
        </div>
      </Disclosure>
    </Card>
  )
}

function worstStop({ steps }: AnalyticsReport['surveys'][number]) {
  const most = Math.max(...steps.map(({ left }) => left))
  const index = steps.findIndex(({ left }) => left === most)
  return most === 0 ? undefined : `Most leave at question ${index + 1}: ${countText(most)}`
}
