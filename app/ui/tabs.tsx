import * as RadixTabs from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'

type TabsProps = {
  label: string
  tabs: ReadonlyArray<{ id: string; title: ReactNode; content: ReactNode }>
  value: string
  onChange: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List asChild aria-label={label}>
        <PlainDiv className="flex gap-1 overflow-x-auto border-b border-line">
          {tabs.map(({ id, title }) => (
            <RadixTabs.Trigger
              key={id}
              value={id}
              className="-mb-px min-h-12 cursor-pointer border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-pine-deep focus-visible:-outline-offset-2 data-[state=active]:border-amber data-[state=active]:text-pine-deep"
            >
              {title}
            </RadixTabs.Trigger>
          ))}
        </PlainDiv>
      </RadixTabs.List>
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
