import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { callApi } from '#app/lib/api.ts'
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

const whatsInside = [
  'Ten prompts to paste into ChatGPT or another assistant. Each one interviews you, then writes up what it heard.',
  'They tackle questions like: Where does my time go? Is my price right? Which process should I automate first? What would a buyer ask me?',
  'A short guide to using them, including what never to paste into a chat.',
]

type ToolkitGateProps = { onUnlock: (toolkit: Toolkit) => void }

export function ToolkitGate({ onUnlock }: ToolkitGateProps) {
  return (
    <PageSection>
      <TextWithPicture src="/pictures/toolkit.svg" alt="">
        <PageHeading
          title="AI Business Clarity Toolkit"
          lead="Ten prompts and a user guide that turn a chat AI assistant into an interviewer for your business. Free with your assessment."
        >
          <h2 className="mt-2 text-heading-3 text-pine-deep">What's inside</h2>
          <BulletList items={whatsInside} />
          <h2 className="mt-2 text-heading-3 text-pine-deep">How to get it</h2>
          <p className="max-w-text">
            Take the free 3-minute assessment and tick the toolkit box on the last step. We'll email you the password.
          </p>
          <LinkButton to="/">Choose Your Assessment</LinkButton>
        </PageHeading>
        <Card level={2} title="Already have the password?" className="mt-10 flex flex-col gap-6">
          <NoScriptNotice>Opening the toolkit needs JavaScript.</NoScriptNotice>
          <PasswordForm onUnlock={onUnlock} />
        </Card>
      </TextWithPicture>
    </PageSection>
  )
}

function PasswordForm({ onUnlock }: ToolkitGateProps) {
  const field = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState(false)
  const [stage, setStage] = useState<'asking' | 'validating' | 'wrong'>('asking')
  // The password may have been filled in before hydration.
  useLayoutEffect(() => setFilled(readPassword(field.current) !== ''), [])
  useEffect(() => {
    if (stage === 'wrong') field.current?.focus()
  }, [stage])

  const validate = async (event: FormEvent) => {
    event.preventDefault()
    setStage('validating')
    const toolkit = await fetchToolkit(readPassword(field.current))
    if (toolkit) onUnlock(toolkit)
    else setStage('wrong')
  }
  return (
    <form method="dialog" onSubmit={validate} className="flex flex-col gap-6">
      <PasswordField
        ref={field}
        label="Password"
        hint="It's in the email we sent you after your assessment."
        error={stage === 'wrong' ? 'Incorrect password. Please try again.' : undefined}
        autoComplete="current-password"
        readOnly={stage === 'validating'}
        onChange={event => {
          setFilled(readPassword(event.target) !== '')
          setStage('asking')
        }}
      />
      <Button type="submit" disabled={!filled} pending={stage === 'validating'} className="sm:self-start">
        {stage === 'validating' ? 'Validating...' : 'Unlock Toolkit'}
      </Button>
    </form>
  )
}

/** A password copied from an email often ends with a space. */
const readPassword = (field: HTMLInputElement | null) => field?.value.trim() ?? ''

/** A failed call counts as a wrong password: either way, the visitor tries again. */
async function fetchToolkit(password: string) {
  try {
    const response = await callApi<typeof openToolkit>('POST /api/toolkit/validate', { body: { password } })
    return response.isValid ? response.toolkit : undefined
  } catch {
    return undefined
  }
}
