import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type PageHeadingProps = {
  title: ReactNode
  above?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  tight?: boolean
}

export function PageHeading({ title, above, lead, children, headingRef, tight = false }: PageHeadingProps) {
  return (
    <div className={classNames('flex flex-col items-start gap-5', tight && 'max-sm:gap-3')}>
      {above}
      <h1
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="text-heading-1 text-pine-deep focus:outline-none"
      >
        {title}
      </h1>
      {lead && <p className="max-w-text text-lead text-ink-soft">{lead}</p>}
      {children}
    </div>
  )
}
