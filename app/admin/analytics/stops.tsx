import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { countText, percentOf, pluralize } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import type { AnalyticsReport, DropoffList } from '#contracts/analytics-stats.ts'
import { Disclosure, NumberTable, ShareBar } from './number-table.tsx'

export function DropoffPoints({ list }: { list: DropoffList }) {
  const most = Math.max(1, ...list.map(({ dropoffCount }) => dropoffCount))
  return (
    <Card className="max-sm:p-4">
      <ul className="gap-x-12 md:columns-2">
        {list.map(({ stepIndex, dropoffCount }) => (
          <li key={stepIndex} className="flex break-inside-avoid flex-col gap-1 max-sm:text-small sm:py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              {/* The index can be a string. */}
              <span className="font-semibold">Question {Number(stepIndex) + 1}</span>
              <span className="tabular-nums">{pluralize(dropoffCount, 'abandonment')}</span>
            </span>
            <span className="max-sm:hidden">
              <ShareBar parts={[{ percent: (dropoffCount / most) * 100, tone: 'pine' }]} />
            </span>
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

export function Stops({ report: { surveys, forms } }: { report: AnalyticsReport }) {
  const [params] = useSearchParams()
  const selected = surveyChoices.find(({ value }) => value === params.get('survey')) ?? surveyChoices[0]
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
        <div className="flex flex-col gap-3">
          {/* One survey at a time: they have different questions. */}
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
