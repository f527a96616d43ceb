type HoneypotFieldProps = { onFill: (value: string) => void }

/** Hidden from people and screen readers, so only a bot fills it in. */
export function HoneypotField({ onFill }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input
          type="text"
          name="leave-this-empty"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          onChange={event => onFill(event.target.value)}
        />
      </label>
    </div>
  )
}
