import { Prose } from './prose.tsx'
import { TextLink } from './text-link.tsx'

type TwoColumnTextProps = {
  sections: ReadonlyArray<{
    heading: string
    paragraphs: readonly string[]
    source?: { label: string; url: string }
  }>
  level?: 2 | 3
}

export function TwoColumnText({ sections, level = 2 }: TwoColumnTextProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col gap-10 sm:gap-14">
      {sections.map(({ heading, paragraphs, source }) => (
        <section key={heading} className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_3fr] print:block">
          <Heading className="max-w-md border-t-2 border-amber pt-4 text-heading-text text-pine-deep">
            {heading}
          </Heading>
          <div className="lg:pt-5 print:pt-2">
            <Prose paragraphs={paragraphs} />
            {source && (
              <p className="mt-2 max-w-text text-small">
                <TextLink to={source.url}>{`Source: ${source.label}`}</TextLink>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
