import * as RadixTabs from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'

type TabsProps = {
  label: string
  tabs: ReadonlyArray<{ id: string; title: ReactNode; content: ReactNode }>
  value: string
  onChange: (id: string) => void
  /** What can be done with the open tab: at the end of their row, on a phone below it. */
  aside?: ReactNode
}

export function Tabs({ label, tabs, value, onChange, aside }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <div className="flex flex-wrap">
        <RadixTabs.List asChild aria-label={label}>
          <PlainDiv className="flex grow gap-1 overflow-x-auto border-b border-line">
            {tabs.map(({ id, title }) => (
              <RadixTabs.Trigger
                key={id}
                value={id}
                className="-mb-px min-h-12 cursor-pointer border-b-3 border-transparent px-4 py-1 leading-tight font-semibold text-balance max-sm:grow max-sm:basis-0 max-sm:px-2 sm:whitespace-nowrap text-ink-soft hover:text-pine-deep focus-visible:-outline-offset-3 data-[state=active]:border-amber data-[state=active]:text-pine-deep"
              >
                {title}
              </RadixTabs.Trigger>
            ))}
          </PlainDiv>
        </RadixTabs.List>
        {aside && <div className="border-line max-sm:w-full max-sm:pt-4 sm:border-b sm:pb-2">{aside}</div>}
      </div>
      {tabs.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} asChild>
          <PlainDiv className="pt-6">{content}</PlainDiv>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

/** Drops the style attribute that Radix passes on: in a prerendered page the content security policy refuses one. */
function PlainDiv({ style: _style, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
