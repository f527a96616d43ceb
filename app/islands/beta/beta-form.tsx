import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showNextPage } from '#app/islands/show-next-page.ts'
import { focusInView, scrollBehavior } from '#app/lib/browser/scrolling.ts'
import { useVisitorForm } from '#app/lib/forms/use-visitor-form.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { EmailTextLink, TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'
import type { BetaQuestion } from '#content/beta-form.ts'
import type { applyForBeta, BetaApplication, BetaForm } from '#contracts/beta.ts'
import type { BetaErrors, checkAnswers } from './beta-checks.ts'

type BetaProps = Pick<Content['consents'], 'contactConsent' | 'consentVersion'> & {
  intro: string
  groups: Content['betaQuestions']
  email: string
}

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

function BetaFields({ groups, errors }: { groups: BetaProps['groups']; errors: BetaErrors }) {
  return groups.map(({ title, questions }) => (
    <fieldset key={title} className="border-t border-line pt-8">
      {/* Floated: otherwise browsers draw the legend into the border. */}
      <legend className="float-left mb-6 w-full text-heading-3 text-pine-deep">
        <h3>{title}</h3>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-6 sm:grid-cols-2">
        {questions.map(question => (
          <div key={question.name} className={classNames(isFullWidth(question) && 'sm:col-span-2')}>
            <Answer question={question} error={errors[question.name]} />
          </div>
        ))}
      </div>
    </fieldset>
  ))
}

const isFullWidth = ({ kind, name }: BetaQuestion) => kind === 'paragraph' || kind === 'cards' || name === 'fullName'

function Answer({ question, error }: { question: BetaQuestion; error: string | undefined }) {
  const { name, hint, optional } = question
  const label = optional ? (
    <>
      {question.label}
      <span className="font-normal text-ink-soft"> ({optional})</span>
    </>
  ) : (
    question.label
  )
  const field = { name, label, hint, error }
  // Not `required`: some screen readers announce an empty required field as invalid.
  const required = { 'aria-required': optional ? undefined : true }
  switch (question.kind) {
    case 'line':
      return <TextField {...field} {...required} type={question.type} autoComplete={question.autoComplete} />
    case 'paragraph':
      return <TextArea {...field} {...required} />
    case 'list':
      return (
        <SelectField {...field} {...required} options={question.options} placeholder="Choose one" defaultValue="" />
      )
    case 'cards':
      return <RadioCards {...field} options={question.options} />
  }
}

type FieldName = keyof BetaForm
type BetaAnswers = Record<FieldName, string>
type BetaDraft = { openedAt: number; answers: Partial<BetaAnswers> }

// The controls are uncontrolled, so that input from before hydration isn't lost.
const getControl = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList

const readAnswers = (form: HTMLFormElement, fieldNames: readonly FieldName[]) =>
  Object.fromEntries(fieldNames.map(name => [name, getControl(form, name).value])) as BetaAnswers

/** Fills in empty fields only: a stored draft never replaces what the visitor just typed. */
function fillInDraft(form: HTMLFormElement, fieldNames: readonly FieldName[], draft: BetaDraft): BetaDraft {
  for (const name of fieldNames) {
    const control = getControl(form, name)
    if (control.value === '') control.value = draft.answers[name] ?? ''
  }
  const answers = readAnswers(form, fieldNames)
  return fieldNames.some(name => answers[name] !== '') ? { ...draft, answers } : draft
}
