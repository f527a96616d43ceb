import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-pine-soft text-pine-deep',
  accent: 'bg-amber-soft text-pine-deep',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  quiet: 'bg-paper-deep text-ink-soft',
}

export type BadgeTone = keyof typeof tones

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-pill px-3.5 py-1 text-small font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
