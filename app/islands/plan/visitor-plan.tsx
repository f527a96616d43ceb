import { useEffect, useState } from 'react'
import { hasShape } from '#app/lib/browser/tab-storage.ts'
import { loadPlanRules } from '#app/lib/load-plan-rules.ts'
import { BottleneckCosts, type Cost } from '#app/plan/bottleneck-costs.tsx'
import { PlanPart, PlanView } from '#app/plan/plan-view.tsx'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { fillIn } from '#content/fill-in.ts'
import { createPlan } from '#content/plan/create-plan.ts'
import type { PlanRules } from '#content/plan/plan-rules.ts'
import type { PlanWords } from '#content/plan/plan-words.ts'
import type { Country, Notes } from '#contracts/plan.ts'

export type PlanProps = { words: PlanWords }

type VisitorPlanProps = PlanProps & { notes: Notes }

type PlanState = { name: 'loading' } | { name: 'failed' } | { name: 'loaded'; rules: PlanRules }

/** In the history entry, so that a reload keeps what was typed, and nothing of it is sent. */
const savedCosts = (): readonly Cost[] => {
  const costs: unknown = history.state?.costs
  return hasShape(costs, [{ hours: '', rate: '' }]) ? costs : []
}

const keep = (typed: { costs: readonly Cost[] } | { country: Country | null }) => {
  try {
    history.replaceState({ ...history.state, ...typed }, '')
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. The next one saves everything.
  }
}

export function VisitorPlan({ words, notes }: VisitorPlanProps) {
  const { surveyType } = notes
  const [state, setState] = useState<PlanState>({ name: 'loading' })
  useEffect(() => {
    if (state.name !== 'loading') return
    loadPlanRules(surveyType)
      .then(rules => setState({ name: 'loaded', rules }))
      .catch(() => setState({ name: 'failed' }))
  }, [state.name, surveyType])
  if (state.name === 'loaded') return <MadePlan words={words} notes={notes} rules={state.rules} />
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p className="text-lead">{state.name === 'loading' ? words.loading : words.failed}</p>
      {state.name === 'failed' && <Button onClick={() => setState({ name: 'loading' })}>{words.tryAgain}</Button>}
    </div>
  )
}

function MadePlan({ words, notes, rules }: VisitorPlanProps & { rules: PlanRules }) {
  const { surveyType, answers, submittedOn, replyBy, bookingUrl, businessName } = notes
  const [country, setCountry] = useState<Country | null>(() => history.state?.country ?? notes.country ?? null)
  const plan = createPlan(rules, { answers, madeOn: submittedOn, country })
  const countries = words.country.options
  const chooseCountry = (chosen: string) => {
    const next = (['CA', 'US'] as const).find(code => countries[code] === chosen) ?? null
    setCountry(next)
    keep({ country: next })
  }
  return (
    <PlanView
      plan={plan}
      words={words}
      businessName={businessName}
      actions={
        <div className="flex flex-col gap-4 print:hidden">
          <Button variant="secondary" onClick={() => window.print()}>
            <PrintIcon className="size-5" /> {words.print}
          </Button>
          {surveyType === 'exit' && (
            <SelectField
              label={words.country.label}
              options={Object.values(countries)}
              value={countries[country ?? 'both']}
              onChange={event => chooseCountry(event.target.value)}
            />
          )}
        </div>
      }
      bottlenecks={
        plan.bottlenecks.length > 0 && (
          <BottleneckCosts
            bottlenecks={plan.bottlenecks}
            words={words.bottlenecks}
            initial={savedCosts()}
            onSave={costs => keep({ costs })}
          />
        )
      }
    >
      {(replyBy || bookingUrl) && (
        <PlanPart title={words.now.title}>
          {replyBy && (
            <p className="max-w-text text-lead print:text-[10pt]">{fillIn(words.now.replyBy, { time: replyBy })}</p>
          )}
          {bookingUrl && (
            <div className="mt-4 print:hidden">
              <p className="mb-4 max-w-text">{words.now.pickTimeHint}</p>
              <LinkButton to={bookingUrl} variant="strong">
                {words.now.pickTime}
              </LinkButton>
            </div>
          )}
        </PlanPart>
      )}
    </PlanView>
  )
}
