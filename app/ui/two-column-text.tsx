import type { ReactNode } from 'react'

type TwoColumnTextProps = {
  sections: ReadonlyArray<{ heading: string; body: ReactNode }>
  level?: 2 | 3
}

export function TwoColumnText({ sections, level = 2 }: TwoColumnTextProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-10 sm:gap-14">
      {sections.map(({ heading, body }) => (
        <section key={heading} className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_3fr] print:block">
          <Heading className="border-t-2 border-amber pt-4 text-heading-text text-pine-deep">{heading}</Heading>
          <div className="lg:pt-5 print:pt-2">{body}</div>
        </section>
      ))}
    </div>
  )
}
