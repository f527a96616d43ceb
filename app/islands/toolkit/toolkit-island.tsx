import { useState } from 'react'
import { ToolkitGate } from './toolkit-gate.tsx'
import type { ToolkitProps } from './toolkit-props.ts'
import { unlock, useUnlockedToolkit } from './toolkit-store.ts'
import { UnlockedToolkit } from './unlocked-toolkit.tsx'

export function ToolkitIsland({ words, links }: ToolkitProps) {
  const toolkit = useUnlockedToolkit()
  const [justUnlocked, setJustUnlocked] = useState(false)
  if (toolkit) return <UnlockedToolkit {...{ toolkit, justUnlocked, words, links }} />
  return (
    <ToolkitGate
      words={words}
      onUnlock={unlocked => {
        setJustUnlocked(true)
        unlock(unlocked)
      }}
    />
  )
}
