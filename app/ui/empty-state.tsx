export function EmptyState({ message }: { message: string }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border-2 border-dashed border-line px-6 py-14 text-center text-ink-soft">
      <svg viewBox="0 0 64 40" aria-hidden="true" className="w-20">
        <circle cx="45" cy="12" r="6" className="fill-amber-soft" />
        <path d="M2 38 20 12l9 13 7-9 26 22Z" className="fill-line" />
      </svg>
      <p>{message}</p>
    </div>
  )
}
