/** Two pines that stand as an M, and the sun behind them. The same drawing is in assets/icon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" className="fill-pine" />
      <circle cx="20" cy="14.5" r="5" className="fill-amber" />
      <path d="M6 32 13.5 12 20 25.5 26.5 12 34 32h-5.4l-2.6-8.2L20 35l-6-11.2L11.4 32Z" className="fill-paper" />
    </svg>
  )
}
