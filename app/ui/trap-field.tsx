type TrapFieldProps = { onFill: (value: string) => void }

/** Out of sight, out of the tab order and silent: a program that fills in every field fills in this one too. */
export function TrapField({ onFill }: TrapFieldProps) {
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
