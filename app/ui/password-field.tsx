import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error }} announcesError>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...input}
            className={`${className} pr-22`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 w-20 cursor-pointer rounded-control text-small font-semibold text-pine underline underline-offset-4 hover:bg-pine-soft focus-visible:rounded-control"
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  )
}
