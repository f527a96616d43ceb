import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

const openDelayMs = 700

/** The child must be able to take the focus, so that the keyboard reaches the text too. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-40 max-w-xs rounded-control bg-pine-deep px-3.5 py-2 text-small text-white shadow-raised"
          >
            {text}
            <RadixTooltip.Arrow className="fill-pine-deep" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
