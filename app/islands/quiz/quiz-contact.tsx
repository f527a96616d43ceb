import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusInView } from '#app/lib/browser/scrolling.ts'
import { dismissToast, showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { ContactInfo } from '#contracts/contact-info.ts'
import type { QuizProps } from './quiz-props.ts'

type QuizContactProps = Pick<QuizProps, 'contactFields' | 'contactConsent'> & {
  contactInfo: ContactInfo
  pending: boolean
  failure: string | undefined
  onChange: (fields: Partial<ContactInfo>) => void
  onHoneypotFill: (value: string) => void
  onSubmit: () => void
}

export function QuizContact({
  contactFields,
  contactConsent,
  contactInfo,
  pending,
  failure,
  onChange,
  onHoneypotFill,
  onSubmit,
}: QuizContactProps) {
  const headingId = useId()
  const [isChecked, setIsChecked] = useState(false)
  const toast = useRef(0)
  const isMissing = (name: keyof ContactInfo) => contactInfo[name].trim() === ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismissToast(toast.current)
    if (!contactFields.some(({ name }) => isMissing(name))) return onSubmit()
    toast.current = showToast({
      title: 'Missing information',
      description: 'Please fill out all contact fields before submitting.',
    })
    // The errors have to be rendered before the focus moves, or screen readers miss them.
    flushSync(() => setIsChecked(true))
    focusInView(event.currentTarget.querySelector<HTMLElement>('[aria-invalid]'))
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={headingId} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h2 id={headingId} className="text-heading-3 text-pine-deep">
          How can we reach you?
        </h2>
        <p className="text-ink-soft">
          That was the last question. Tell us who you are and you'll see your score. We'll also email it to you, with an
          explanation of each question you missed. All four fields are required.
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            required
            error={isChecked && isMissing(name) ? 'Please fill in this field.' : undefined}
            readOnly={pending}
            value={contactInfo[name]}
            onChange={event => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <HoneypotField onFill={onHoneypotFill} />
      <p className="text-small text-ink-soft">
        {contactConsent} Read how we handle your details in our{' '}
        <TextLink inline to="/privacy-policy">
          Privacy Policy
        </TextLink>
        .
      </p>
      <FormFailure failure={failure} />
      <Button type="submit" pending={pending} className="max-sm:w-full sm:self-start">
        {pending ? 'Submitting...' : 'Submit Quiz'}
      </Button>
    </form>
  )
}
