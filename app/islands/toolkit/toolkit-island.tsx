import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { callApi, isOffline } from '#app/lib/api.ts'
import { hasShape, readFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { openToolkit, Toolkit } from '#contracts/toolkit.ts'
import { type ToolkitProps, UnlockedToolkit } from './unlocked-toolkit.tsx'

const storageKey = 'toolkit'

const section = { title: '', paragraphs: [''], items: [''] }

/** What's stored may be from an older version of the site. */
const sample: Toolkit = {
  whatItIs: section,
  gettingStarted: section,
  disclaimer: section,
  howToUse: { title: '', steps: [{ title: '', text: '' }] },
  prompts: [{ number: 0, title: '', prompt: '' }],
  nextSteps: section,
}

export function ToolkitIsland({ words, links }: ToolkitProps) {
  const [toolkit, setToolkit] = useState<Toolkit>()
  const [justUnlocked, setJustUnlocked] = useState(false)
  // Stored, because phones discard background tabs.
  useLayoutEffect(() => {
    const stored = readFromTab<unknown>(storageKey)
    if (hasShape(stored, sample)) setToolkit(stored)
  }, [])
  if (toolkit) return <UnlockedToolkit {...{ toolkit, justUnlocked, words, links }} />
  return (
    <ToolkitGate
      words={words}
      onUnlock={unlocked => {
        setJustUnlocked(true)
        setToolkit(unlocked)
        saveToTab(storageKey, unlocked)
      }}
    />
  )
}

type ToolkitGateProps = { words: ToolkitProps['words']; onUnlock: (toolkit: Toolkit) => void }

function ToolkitGate({ words, onUnlock }: ToolkitGateProps) {
  const { title, lead, inside, howToGet, passwordTitle } = words
  return (
    <PageSection>
      <TextWithPicture src="/pictures/toolkit.svg" alt="">
        <PageHeading title={title} lead={lead}>
          <h2 className="mt-2 text-heading-3 text-pine-deep">{inside.title}</h2>
          <BulletList items={inside.items} />
          <h2 className="mt-2 text-heading-3 text-pine-deep">{howToGet.title}</h2>
          <p className="max-w-text">{howToGet.text}</p>
          <LinkButton to={howToGet.start.to}>{howToGet.start.text}</LinkButton>
        </PageHeading>
        <Card level={2} title={passwordTitle} className="mt-10 flex flex-col gap-6">
          <NoScriptNotice>Opening the toolkit needs JavaScript.</NoScriptNotice>
          <PasswordForm words={words} onUnlock={onUnlock} />
        </Card>
      </TextWithPicture>
    </PageSection>
  )
}

function PasswordForm({ words, onUnlock }: ToolkitGateProps) {
  const field = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState(false)
  const [stage, setStage] = useState<'asking' | 'validating' | 'wrong' | 'offline'>('asking')
  // The password may have been filled in before hydration.
  useLayoutEffect(() => setFilled(readPassword(field.current) !== ''), [])
  useEffect(() => {
    if (stage === 'wrong' || stage === 'offline') field.current?.focus()
  }, [stage])

  const validate = async (event: FormEvent) => {
    event.preventDefault()
    setStage('validating')
    try {
      const body = { password: readPassword(field.current) }
      const { isValid, toolkit } = await callApi<typeof openToolkit>('POST /api/toolkit/validate', { body })
      if (isValid && toolkit) onUnlock(toolkit)
      else setStage('wrong')
    } catch (error) {
      setStage(isOffline(error) ? 'offline' : 'wrong')
    }
  }
  return (
    <form method="dialog" onSubmit={validate} className="flex flex-col gap-6">
      <PasswordField
        ref={field}
        label="Password"
        hint={words.passwordHint}
        error={errors[stage]}
        autoComplete="current-password"
        readOnly={stage === 'validating'}
        onChange={event => {
          setFilled(readPassword(event.target) !== '')
          setStage('asking')
        }}
      />
      <Button
        type="submit"
        disabled={!filled}
        pending={stage === 'validating'}
        className="sm:self-start noscript:hidden"
      >
        {stage === 'validating' ? 'Validating...' : 'Unlock Toolkit'}
      </Button>
    </form>
  )
}

const errors: Partial<Record<string, string>> = {
  wrong: 'Incorrect password. Please try again.',
  offline: "You seem to be offline. Please try again once you're connected.",
}

/** A password copied from an email often ends with a space. */
const readPassword = (field: HTMLInputElement | null) => field?.value.trim() ?? ''
