/** A native progress element: its width needs no style attribute, which the content security policy would refuse. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return <progress aria-label={label} value={percent} max={100} className="progress w-full" />
}
