import type { Overview } from '#contracts/overview.ts'
import { FigureCard } from './figure-card.tsx'

const leadsPage = '/admin/leads'

const counted = new Intl.NumberFormat('en-CA')

export function Figures({ newLeads, overdue, beta }: Overview) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
      <FigureCard label="New leads" figure={counted.format(newLeads)} hint="In the last 7 days" to={leadsPage} />
      <FigureCard
        label="Answers overdue"
        figure={counted.format(overdue)}
        hint={
          overdue === 0 ? 'Nobody waits longer than promised' : 'We promise to get back to people in 48 business hours'
        }
        to={`${leadsPage}?promise=overdue`}
        urgent={overdue > 0}
      />
      <FigureCard
        label="Beta places taken"
        figure={`${counted.format(beta.taken)} of ${counted.format(beta.places)}`}
        hint={
          beta.applications === 1 ? '1 business applied' : `${counted.format(beta.applications)} businesses applied`
        }
      />
    </ul>
  )
}
