import type { ReactNode, Ref } from 'react'

type PageHeadingProps = {
  title: ReactNode
  above?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  /** For a heading that gets the focus when its screen replaces another. */
  headingRef?: Ref<HTMLHeadingElement>
}

export function PageHeading({ title, above, lead, children, headingRef }: PageHeadingProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      {above}
      <h1
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="max-w-4xl text-heading-1 text-pine-deep focus:outline-none"
      >
        {title}
      </h1>
      {lead && <p className="max-w-text text-lead text-ink-soft">{lead}</p>}
      {children}
    </div>
  )
}
