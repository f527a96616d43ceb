import { useSearchParams } from 'react-router'
import { ChoiceControl } from '#app/admin/data/choice-control.tsx'
import { countText, pluralize, sharesOf } from '#app/lib/numbers.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { DropoffList, Funnels } from '#contracts/analytics-stats.ts'
import { BarTable, ShareBar } from './bar-table.tsx'

export function DropoffPoints({ list }: { list: DropoffList }) {
  const most = Math.max(1, ...list.map(({ dropoffCount }) => dropoffCount))
  return (
    <Card>
      <ul className="gap-x-12 md:columns-2">
        {list.map(({ stepIndex, dropoffCount }) => (
          <li key={stepIndex} className="flex break-inside-avoid flex-col gap-1.5 py-2">
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

const surveys = [
  { value: 'exit', label: 'Exit' },
  { value: 'optimize', label: 'Optimize' },
] as const

/** One at a time: they have different questions, and two long tables are a lot on a phone. */
export function SurveyDropoffs({ funnels }: { funnels: Funnels }) {
  const [params] = useSearchParams()
  const selected = surveys.find(({ value }) => value === params.get('survey')) ?? surveys[0]
  return (
    <div className="flex flex-col gap-5">
      <div className="flex">
        <ChoiceControl legend="Survey" param="survey" options={surveys} selected={selected} />
      </div>
      {funnels
        .filter(({ surveyType }) => surveyType === selected.value)
        .map(funnel => (
          <Card key={funnel.surveyType} title={funnel.title}>
            {funnel.opened === 0 ? (
              <EmptyState message="Nobody has opened this survey" />
            ) : (
              <SurveyDropoff {...funnel} />
            )}
          </Card>
        ))}
    </div>
  )
}

function SurveyDropoff({ title, steps, opened, completed }: Funnels[number]) {
  const shares = sharesOf([...steps.map(({ left }) => left), completed])
  const shareOf = (index: number) => `${shares[index]}%`
  const questions = steps.map(({ questionId, question, viewed, left }, index) => ({
    key: questionId,
    name: `${index + 1}. ${question}`,
    bar: viewed,
    cells: [countText(viewed), countText(left), shareOf(index)],
  }))
  const result = {
    key: 'completed',
    name: 'Completed',
    bar: completed,
    cells: [countText(completed), '', shareOf(steps.length)],
    isResult: true,
  }
  return (
    <BarTable
      caption={`Drop-off: ${title}`}
      headings={['Question', 'Seen', 'Left', 'Share']}
      rows={[...questions, result]}
      whole={opened}
    />
  )
}
