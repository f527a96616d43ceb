import { useEffect, useRef, useState } from 'react'
import { callApi, errorMessage } from '#app/lib/api.ts'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { site } from '#content/site.ts'
import type { unsubscribe as unsubscribeCall } from '#contracts/unsubscribe.ts'

type State = { name: 'asking' } | { name: 'sending' } | { name: 'done' } | { name: 'failed'; error: string }

const fallback = "We couldn't reach our server. Please try again in a moment."

/** Needs a button, because spam filters open the links in emails. */
export function UnsubscribeForm() {
  const [state, setState] = useState<State>({ name: 'asking' })
  const hydrated = useHydrated()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.name === 'done') message.current?.focus()
  }, [state])
  const unsubscribe = async () => {
    setState({ name: 'sending' })
    try {
      const token = new URLSearchParams(location.search).get('token') ?? ''
      await callApi<typeof unsubscribeCall>(`POST /api/unsubscribe?token=${encodeURIComponent(token)}`)
      setState({ name: 'done' })
    } catch (error) {
      setState({ name: 'failed', error: errorMessage(error) ?? fallback })
    }
  }
  const sending = state.name === 'sending'
  return (
    <>
      <div role="status">
        {state.name === 'done' && (
          <p ref={message} tabIndex={-1} className="rounded-control bg-success-soft px-5 py-4 text-success">
            Done. We won't email you again.
          </p>
        )}
        {state.name === 'failed' && (
          <p className="rounded-control bg-danger-soft px-5 py-4 text-danger">
            {state.error} You can also email us at{' '}
            <TextLink inline to={`mailto:${site.email}`}>
              {site.email}
            </TextLink>
            .
          </p>
        )}
      </div>
      <NoScriptNotice>This button needs JavaScript. You can also email us at {site.email}.</NoScriptNotice>
      {state.name !== 'done' && (
        <Button onClick={unsubscribe} pending={sending} disabled={!hydrated}>
          {sending ? 'Unsubscribing...' : 'Unsubscribe'}
        </Button>
      )}
    </>
  )
}
