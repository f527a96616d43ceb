import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showNextPage } from '#app/islands/show-next-page.ts'
import { focusInView, scrollBehavior, whenNear } from '#app/lib/browser/scrolling.ts'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { EmailTextLink, TextLink } from '#app/ui/text-link.tsx'
import type { applyForBeta, BetaApplication } from '#contracts/beta.ts'
import { type BetaDraft, fillInDraft, readAnswers } from './beta-answers.ts'
import type { BetaErrors, checkAnswers } from './beta-checks.ts'
import { BetaFields } from './beta-fields.tsx'
import type { BetaProps } from './beta-props.ts'

// Many browsers never retry a failed import. Then only the server validates.
const loadChecks = () => import('./beta-checks.ts').catch(() => undefined)

const empty: BetaDraft = { openedAt: 0, answers: {} }

const toasts = {
  failed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your application. Please try again.',
  },
}

export function BetaApplicationForm({ intro, groups, contactConsent, consentVersion, email }: BetaProps) {
  const fieldNames = groups.flatMap(({ questions }) => questions.map(({ name }) => name))
  const form = useRef<HTMLFormElement>(null)
  // Set by the first submission: from then on, errors update as the visitor types.
  const check = useRef<typeof checkAnswers>(undefined)
  const [errors, setErrors] = useState<BetaErrors>({})
  const errorCount = Object.keys(errors).length
  const { change, start, pending, failure, submit, onHoneypotFill } = useVisitorForm<typeof applyForBeta, BetaDraft>({
    name: 'beta',
    address: 'POST /api/beta/apply',
    consentVersion,
    empty,
    addEarlyInput: draft => (form.current ? fillInDraft(form.current, fieldNames, draft) : draft),
    toasts,
    onSent: async ({ replyBy }) => {
      await showNextPage({ scroll: scrollBehavior() })
      if (replyBy) showReplyBy(replyBy)
    },
  })

  useEffect(() => (form.current ? whenNear(form.current, loadChecks) : undefined), [])

  const update = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const answers = readAnswers(currentTarget, fieldNames)
    start()
    change(draft => ({ ...draft, answers }))
    if (check.current) setErrors(check.current(answers).errors)
  }

  const validate = async (target: HTMLFormElement) => {
    check.current = (await loadChecks())?.checkAnswers
    const answers = readAnswers(target, fieldNames)
    if (!check.current) return answers as unknown as BetaApplication
    const checked = check.current(answers)
    // The errors have to be rendered before the focus moves, or screen readers miss them.
    flushSync(() => setErrors(checked.errors))
    focusInView(target.querySelector<HTMLElement>('[aria-invalid]'))
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
        submit(() => validate(currentTarget))
      }}
      onInput={update}
      // Some autofill tools fire only this event.
      onChange={update}
      onFocus={loadChecks}
      className="flex flex-col gap-10"
    >
      <NoScriptNotice>
        Sending this form needs JavaScript. You can also apply by email: <EmailTextLink address={email} />
      </NoScriptNotice>
      <p className="text-ink-soft">{intro}</p>
      <BetaFields groups={groups} errors={errors} />
      <HoneypotField onFill={onHoneypotFill} />
      <div className="flex flex-col items-start gap-5 border-t border-line pt-8">
        <p className="text-small text-ink-soft">
          {contactConsent} Read our{' '}
          <TextLink inline to="/privacy-policy">
            Privacy Policy
          </TextLink>
          .
        </p>
        <FormFailure failure={failure} />
        <div className="max-sm:w-full">
          <div role="status">
            {errorCount > 0 && <p className="mb-4 font-semibold text-danger">{attentionNeeded(errorCount)}</p>}
          </div>
          <Button type="submit" pending={pending} className="max-sm:w-full noscript:hidden">
            {pending ? 'Submitting Application...' : 'Submit Application'}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** On the page that has replaced the form. */
function showReplyBy(time: string) {
  const sentence = document.querySelector<HTMLElement>('[data-reply-by]')
  if (!sentence) return
  sentence.textContent = sentence.textContent.replace('{time}', time)
  sentence.hidden = false
}

const attentionNeeded = (count: number) =>
  count === 1 ? '1 answer needs your attention.' : `${count} answers need your attention.`
