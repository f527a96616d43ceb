import { type FormEvent, useId } from 'react'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { contactConsent } from '#content/consents.ts'
import { contactFields } from '#content/contact-fields.ts'
import type { ContactInfo } from '#contracts/contact-info.ts'

type QuizContactProps = {
  contactInfo: ContactInfo
  pending: boolean
  onChange: (fields: Partial<ContactInfo>) => void
  onHoneypotFill: (value: string) => void
  onSubmit: () => void
}

export function QuizContact({ contactInfo, pending, onChange, onHoneypotFill, onSubmit }: QuizContactProps) {
  const headingId = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = contactFields.find(({ name }) => contactInfo[name].trim() === '')
    if (!missing) return onSubmit()
    showToast({ title: 'Missing information', description: 'Please fill out all contact fields before submitting.' })
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing.name}"]`)?.focus()
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
      <div className="grid gap-5 sm:grid-cols-2">
        {contactFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            name={name}
            {...field}
            required
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
      <Button type="submit" pending={pending} className="max-sm:w-full sm:self-start">
        {pending ? 'Submitting...' : 'Submit Quiz'}
      </Button>
    </form>
  )
}
