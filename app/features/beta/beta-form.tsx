import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#app/lib/api.ts'
import { forgetAttempt, sendLead } from '#app/lib/send-lead.ts'
import { whenNear } from '#app/lib/when-near.ts'
import { Button } from '#app/ui/button.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { dismissToast, showToast } from '#app/ui/toast-store.ts'
import { TrapField } from '#app/ui/trap-field.tsx'
import { betaFormIntro } from '#content/beta-form.ts'
import { consents } from '#content/consents.ts'
import { site } from '#content/site.ts'
import { answersIn, keepDraft, removeDraft, restoreDraft } from './beta-answers.ts'
import type { BetaErrors, checkBetaForm } from './beta-checks.ts'
import { BetaFields } from './beta-fields.tsx'

// The schema and the form library come when the form is near: see docs/decisions/0012-a-form-before-its-code.md.
// Many browsers never retry an import that failed; the server then checks the application alone.
const loadChecks = () => import('./beta-checks.ts').catch(() => undefined)

const applied = { title: 'Thanks for applying!', description: 'We have your application.' }

const failure = {
  title: 'Submission Failed',
  description: 'There was an error submitting your application. Please try again.',
}

export function BetaForm({ onApplied }: { onApplied: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const checks = useRef<ReturnType<typeof checkBetaForm>>(undefined)
  const openedAt = useRef(0)
  const trap = useRef('')
  const failureToast = useRef(0)
  const [hydrated, setHydrated] = useState(false)
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<BetaErrors>({})
  const wrong = Object.keys(errors).length

  useEffect(() => {
    if (!form.current) return
    openedAt.current = restoreDraft(form.current)
    keepDraft(form.current, openedAt.current)
    setHydrated(true)
    return whenNear(form.current, loadChecks)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    setPending(true)
    // News of the last attempt would contradict what this one brings.
    dismissToast(failureToast.current)
    try {
      const module = await loadChecks()
      if (module) {
        checks.current ??= module.checkBetaForm(currentTarget, answersIn(currentTarget), setErrors)
        await checks.current(send)
      } else await send(answersIn(currentTarget))
    } catch (error) {
      failureToast.current = showToast({
        ...failure,
        description: sentenceOf(error) ?? failure.description,
        variant: 'destructive',
      })
    }
    setPending(false)

    async function send(application: Record<string, unknown>) {
      await sendLead({
        path: '/api/beta/apply',
        name: 'beta',
        fields: application,
        trap: trap.current,
        openedAt: openedAt.current,
      })
      removeDraft()
      forgetAttempt('beta')
      if (currentTarget.isConnected) onApplied()
      // The visitor has left for another page.
      else showToast(applied)
    }
  }

  return (
    <form
      ref={form}
      aria-label="Beta program application"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => keepDraft(currentTarget, openedAt.current)}
      onFocus={loadChecks}
      className="flex flex-col gap-10"
    >
      <p className="text-ink-soft">{betaFormIntro}</p>
      <BetaFields errors={errors} />
      <TrapField
        onFill={value => {
          trap.current = value
        }}
      />
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
          {/*
            Disabled until React is there: a submission before that would be the browser's own, which loads the page
            anew with the answers in its address. Disabled, the button also stops Enter in a field from submitting; the
            fields themselves can be filled in all the while.
          */}
          <Button type="submit" pending={pending} disabled={!hydrated} className="max-sm:w-full">
            {pending ? 'Submitting Application...' : 'Submit Application'}
          </Button>
        </div>
        <NeedsScript>Sending this form needs JavaScript. You can also apply by email: {site.email}</NeedsScript>
      </div>
    </form>
  )
}

const attentionNeeded = (count: number) =>
  count === 1 ? '1 answer needs your attention.' : `${count} answers need your attention.`
