/** A native element, because the content security policy forbids style attributes. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return <progress aria-label={label} value={percent} max={100} className="progress w-full" />
}
