import { useState } from 'react'
import { ToolkitGate } from '#app/islands/toolkit/toolkit-gate.tsx'
import { unlock, useUnlockedToolkit } from '#app/islands/toolkit/toolkit-store.ts'
import { UnlockedToolkit } from '#app/islands/toolkit/unlocked-toolkit.tsx'
import { type PageHandle, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { site } from '#content/site.ts'

export const handle: PageHandle = {
  meta: () =>
    unlistedPageMeta({
      title: `AI Business Clarity Toolkit | ${site.name}`,
      description: 'Ten business-clarity prompts and a user guide for a chat AI assistant, free with your assessment.',
      path: '/toolkit',
    }),
}

export function Component() {
  const toolkit = useUnlockedToolkit()
  const [justUnlocked, setJustUnlocked] = useState(false)
  if (toolkit) return <UnlockedToolkit toolkit={toolkit} justUnlocked={justUnlocked} />
  return (
    <ToolkitGate
      onUnlock={unlocked => {
        setJustUnlocked(true)
        unlock(unlocked)
      }}
    />
  )
}
