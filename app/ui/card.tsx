import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'border-line bg-white',
  accent: 'border-amber bg-amber-soft',
}

type CardProps = {
  title?: ReactNode
  level?: 2 | 3
  tone?: keyof typeof tones
  flush?: boolean
  children: ReactNode
  className?: string
}

export function Card({ title, level = 3, tone = 'plain', flush = false, children, className }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('rounded-card border shadow-card', flush ? '' : 'p-6 sm:p-7', tones[tone], className)}>
      {title && <Heading className="mb-2 text-heading-3 text-pine-deep">{title}</Heading>}
      {children}
    </div>
  )
}

type CardGridProps = { cards: ReadonlyArray<{ title: string; text: string }>; columns?: string }

export const CardGrid = ({ cards, columns = 'sm:grid-cols-2' }: CardGridProps) => (
  <div className={`grid gap-6 ${columns}`}>
    {cards.map(({ title, text }) => (
      <Card key={title} title={title}>
        <p className="text-ink-soft">{text}</p>
      </Card>
    ))}
  </div>
)
