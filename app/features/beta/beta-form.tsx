import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { useVisitorForm } from '#app/lib/use-visitor-form.ts'
import { whenNear } from '#app/lib/when-near.ts'
import { Button } from '#app/ui/button.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { betaFormIntro } from '#content/beta-form.ts'
import { consents } from '#content/consents.ts'
import { site } from '#content/site.ts'
import type { applyForBeta, BetaApplication } from '#contracts/beta.ts'
import { answersIn, type BetaDraft, fillInDraft } from './beta-answers.ts'
import type { BetaErrors, checkAnswers } from './beta-checks.ts'
import { BetaFields } from './beta-fields.tsx'

// The schema comes when the form is near: see docs/decisions/0004-pages.md.
// Many browsers never retry an import that failed; the server then checks the application alone.
const loadChecks = () => import('./beta-checks.ts').catch(() => undefined)

const empty: BetaDraft = { openedAt: 0, answers: {} }

const toasts = {
  sent: { title: 'Thanks for applying!', description: 'We have your application.' },
  failed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your application. Please try again.',
  },
}

export function BetaForm({ onApplied }: { onApplied: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  // From the first submission on, answers are also checked while they're being corrected.
  const check = useRef<typeof checkAnswers>(undefined)
  const hydrated = useHydrated()
  const [errors, setErrors] = useState<BetaErrors>({})
  const wrong = Object.keys(errors).length
  const { change, pending, submit, onHoneypotFill } = useVisitorForm<typeof applyForBeta, BetaDraft>({
    name: 'beta',
    address: 'POST /api/beta/apply',
    empty,
    addEarlyInput: draft => (form.current ? fillInDraft(form.current, draft) : draft),
    toasts,
    onSent: onApplied,
  })

  useEffect(() => (form.current ? whenNear(form.current, loadChecks) : undefined), [])

  const update = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const answers = answersIn(currentTarget)
    change(draft => ({ ...draft, answers }))
    if (check.current) setErrors(check.current(answers).errors)
  }

  const apply = async (target: HTMLFormElement) => {
    check.current = (await loadChecks())?.checkAnswers
    const answers = answersIn(target)
    if (!check.current) return answers as unknown as BetaApplication
    const checked = check.current(answers)
    // The messages have to be there before the focus moves, or a screen reader reads the field without its message.
    flushSync(() => setErrors(checked.errors))
    target.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return checked.application
  }

  return (
    <form
      ref={form}
      aria-label="Beta program application"
      method="dialog"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const { currentTarget } = event
        submit(() => apply(currentTarget))
      }}
      onInput={update}
      // Some programs that fill in forms report no more than this.
      onChange={update}
      onFocus={loadChecks}
      className="flex flex-col gap-10"
    >
      <p className="text-ink-soft">{betaFormIntro}</p>
      <BetaFields errors={errors} />
      <HoneypotField onFill={onHoneypotFill} />
      <div className="flex flex-col items-start gap-5 border-t border-line pt-8">
        <p className="text-small text-ink-soft">
          {consents.contact} Read our{' '}
          <TextLink inline to="/privacy-policy">
            Privacy Policy
          </TextLink>
          .
        </p>
        <div className="max-sm:w-full">
          <div role="status">
            {wrong > 0 && <p className="mb-4 font-semibold text-danger">{attentionNeeded(wrong)}</p>}
          </div>
          <Button type="submit" pending={pending} disabled={!hydrated} className="max-sm:w-full">
            {pending ? 'Submitting Application...' : 'Submit Application'}
          </Button>
        </div>
        <NoScriptNotice>Sending this form needs JavaScript. You can also apply by email: {site.email}</NoScriptNotice>
      </div>
    </form>
  )
}

const attentionNeeded = (count: number) =>
  count === 1 ? '1 answer needs your attention.' : `${count} answers need your attention.`
