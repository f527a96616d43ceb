import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { exactMoment } from '#app/lib/moments.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ErasureReceipt } from '#contracts/people.ts'

/** The tables, as an owner would call what is in them. */
const tableLabels: Record<string, string> = {
  people: 'Contact details, status and note',
  survey_responses: 'Assessments',
  quiz_submissions: 'Quizzes',
  beta_applications: 'Beta applications',
  consents: 'Consents',
  mails: 'Emails',
  submissions: 'Records of forms being sent',
  analytics_events: 'Steps seen in surveys',
  analytics_sessions: 'Surveys begun',
}

type ErasureDoneProps = { name: string; receipt: ErasureReceipt; list: string }

export function ErasureDone({ name, receipt, list }: ErasureDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const queries = useQueryClient()
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
    // Whatever was read before may still name them.
    queries.removeQueries({ type: 'inactive' })
  }, [queries])
  const rows = Object.entries(receipt.rows).filter(([, count]) => count > 0)
  return (
    <Card className="max-w-narrow">
      <h2 ref={heading} tabIndex={-1} className="text-heading-3 text-pine-deep outline-none">
        <bdi>{name}</bdi> has been erased
      </h2>
      <p className="mt-2 mb-4">{exactMoment(receipt.erasedAt)}. This is what was removed or emptied:</p>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([table, count]) => (
          <div key={table} className="flex justify-between gap-6 py-2">
            <dt>{tableLabels[table] ?? table}</dt>
            <dd className="tabular-nums">{count.toLocaleString('en-CA')}</dd>
          </div>
        ))}
      </dl>
      {!receipt.isComplete && (
        <p className="mt-4">
          A backup or an export is running. Until it ends, the database's log may still hold a copy, which is then
          removed within seconds.
        </p>
      )}
      <LinkButton to={list} replace variant="strong" className="mt-5">
        Back to the list
      </LinkButton>
    </Card>
  )
}
