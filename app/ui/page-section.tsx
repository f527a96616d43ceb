import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageSectionProps = {
  children: ReactNode
  title?: ReactNode
  lead?: ReactNode
  width?: 'page' | 'narrow'
  tone?: 'paper' | 'deep' | 'pine'
  pad?: 'normal' | 'compact'
  id?: string
  print?: boolean
}

const tones = {
  paper: '',
  deep: 'bg-paper-deep',
  pine: 'on-pine bg-pine text-paper',
}

export function PageSection({
  children,
  title,
  lead,
  width = 'page',
  tone = 'paper',
  pad = 'normal',
  id,
  print = true,
}: PageSectionProps) {
  return (
    <section
      id={id}
      className={classNames(pad === 'compact' ? 'py-8 sm:py-12' : 'py-section', tones[tone], !print && 'print:hidden')}
    >
      <div className={classNames('mx-auto px-gutter', width === 'page' ? 'max-w-page' : 'max-w-narrow')}>
        {title && <h2 className="max-w-narrow text-heading-2">{title}</h2>}
        {lead && <p className="mt-4 max-w-text break-after-avoid text-lead opacity-85">{lead}</p>}
        {title ? <div className="mt-8 sm:mt-10">{children}</div> : children}
      </div>
    </section>
  )
}
