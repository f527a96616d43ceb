import { type FormEvent, useId, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { TrapField } from '#app/ui/trap-field.tsx'
import { consents } from '#content/consents.ts'
import { contactFields } from '#content/contact-fields.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { QuizDraft } from './quiz-draft.ts'
import { missingField } from './quiz-submission.ts'
import { useQuizSending } from './use-quiz-sending.ts'

type QuizContactProps = {
  draft: QuizDraft
  onFill: (field: keyof ContactInfo, value: string) => void
  onSent: () => void
}

export function QuizContact({ draft, onFill, onSent }: QuizContactProps) {
  const headingId = useId()
  const trap = useRef('')
  const { sending, send } = useQuizSending(onSent)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = missingField(draft.contactInfo)
    if (missing) {
      showToast({
        title: 'Missing information',
        description: 'Please fill out all contact fields before submitting.',
      })
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus()
      return
    }
    send({ draft, trap: trap.current, form: event.currentTarget })
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={headingId} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id={headingId} className="text-heading-3 text-pine-deep">
          How can we reach you?
        </h2>
        <p className="text-ink-soft">
          All twelve questions are answered. Tell us who you are, and our team will be in touch about your results. We
          need all four details.
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            required
            readOnly={sending}
            value={draft.contactInfo[name]}
            onChange={event => onFill(name, event.target.value)}
          />
        ))}
      </div>
      <TrapField
        onFill={value => {
          trap.current = value
        }}
      />
      <p className="text-small text-ink-soft">
        {consents.contact} Read how we handle your details in our{' '}
        <TextLink inline to="/privacy-policy">
          Privacy Policy
        </TextLink>
        .
      </p>
      <Button type="submit" pending={sending} className="max-sm:w-full sm:self-start">
        {sending ? 'Submitting...' : 'Submit Quiz'}
      </Button>
    </form>
  )
}
