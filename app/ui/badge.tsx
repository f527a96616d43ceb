import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-pine-soft text-pine-deep',
  accent: 'bg-amber-soft text-pine-deep',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-pill px-3.5 py-1 text-small font-semibold ${tones[tone]}`}>
      {children}
    </span>
  )
}
