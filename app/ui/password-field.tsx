import { type ComponentProps, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { controlClasses, FieldError, FieldHint, type FieldProps, useField } from './field.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** Its error comes from the server while the focus may still be in the field: so it is announced when it appears. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { id, hintId, errorId, controlProps } = useField({ hint, error })
  const [shown, setShown] = useState(false)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...controlProps}
          {...input}
          className={classNames(controlClasses(error), 'pr-22')}
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
      <div role="alert">
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  )
}
