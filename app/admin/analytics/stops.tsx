import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { percentOf, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import type { AnalyticsReport, DropoffList } from '#contracts/analytics-stats.ts'
import { NumberTable, ShareBar } from './number-table.tsx'

export function DropoffPoints({ list }: { list: DropoffList }) {
  const most = Math.max(1, ...list.map(({ dropoffCount }) => dropoffCount))
  return (
    <Card className="max-sm:p-4">
      <ul className="gap-x-12 md:columns-2">
        {list.map(({ stepIndex, dropoffCount }) => (
          <li key={stepIndex} className="flex break-inside-avoid flex-col gap-1 py-1 sm:py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              {/* The index can be a string. */}
              <span className="font-semibold">Question {Number(stepIndex) + 1}</span>
              <span className="tabular-nums">{pluralize(dropoffCount, 'abandonment')}</span>
            </span>
            <ShareBar parts={[{ percent: (dropoffCount / most) * 100, tone: 'pine' }]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const surveyChoices = [
  { value: 'exit', label: 'Exit' },
  { value: 'optimize', label: 'Optimize' },
] as const

/** One survey at a time: they have different questions. */
export function Stops({ report: { surveys, forms } }: { report: AnalyticsReport }) {
  const [params] = useSearchParams()
  const selected = surveyChoices.find(({ value }) => value === params.get('survey')) ?? surveyChoices[0]
  return (
    <Card className="flex flex-col gap-3 max-sm:p-4">
      <div className="flex">
        <ChoiceControl legend="Survey" param="survey" options={surveyChoices} selected={selected} />
      </div>
      {surveys
        .filter(({ surveyType }) => surveyType === selected.value)
        .map(({ title, steps, opened, completed }) => (
          <NumberTable
            key={title}
            caption={title}
            headings={['Question', 'Seen', 'Left']}
            rows={[
              ...steps.map(({ questionId, question, viewed, left }, index) => ({
                key: questionId,
                name: `${index + 1}. ${question}`,
                bar: percentOf(viewed, opened),
                cells: [viewed, left],
              })),
              { key: 'sent', name: 'Sent', bar: percentOf(completed, opened), cells: [completed, 0], isResult: true },
            ]}
          />
        ))}
      <NumberTable
        caption="Other forms"
        headings={['Form', 'Seen', 'Left', 'Sent']}
        rows={forms.map(({ title, opened, completed }) => ({
          key: title,
          name: title,
          cells: [opened, Math.max(0, opened - completed), completed],
        }))}
      />
    </Card>
  )
}
