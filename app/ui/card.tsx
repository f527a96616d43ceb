import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

type CardProps = {
  title?: ReactNode
  /** The heading's level in its page; what it looks like does not change. */
  level?: 2 | 3
  children: ReactNode
  className?: string
}

export function Card({ title, level = 3, children, className }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('rounded-card border border-line bg-white p-6 shadow-card sm:p-7', className)}>
      {title && <Heading className="mb-2 text-heading-3 text-pine-deep">{title}</Heading>}
      {children}
    </div>
  )
}
