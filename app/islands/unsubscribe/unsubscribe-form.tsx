import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callApi, errorMessage } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { EmailTextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'
import type { unsubscribe } from '#contracts/email-links.ts'

type State = { name: 'asking' } | { name: 'sending' } | { name: 'done' } | { name: 'failed'; error: string }

const fallback = "We couldn't reach our server. Please try again in a moment."

type Props = { words: Omit<Content['unsubscribePage'], 'metaDescription'>; email: string }

/** Needs a button, because spam filters open the links in emails. Without JavaScript, the form posts to its own URL. */
export function UnsubscribeForm({ words, email }: Props) {
  const [state, setState] = useState<State>({ name: 'asking' })
  const message = useRef<HTMLParagraphElement>(null)
  const isDone = state.name === 'done'
  useEffect(() => {
    if (isDone) message.current?.focus()
  }, [isDone])
  const useLink = async (event: FormEvent) => {
    event.preventDefault()
    setState({ name: 'sending' })
    try {
      const token = new URLSearchParams(location.search).get('token') ?? ''
      await callApi<typeof unsubscribe>(`POST /api/unsubscribe?token=${encodeURIComponent(token)}`)
      setState({ name: 'done' })
    } catch (error) {
      setState({ name: 'failed', error: errorMessage(error) ?? fallback })
    }
  }
  const sending = state.name === 'sending'
  return (
    <PageHeading title={words.title} lead={isDone ? undefined : words.lead}>
      <div role="status">
        {isDone && (
          <p ref={message} tabIndex={-1} className="rounded-control bg-success-soft px-5 py-4 text-success">
            {words.done}
          </p>
        )}
        {state.name === 'failed' && (
          <p className="rounded-control bg-danger-soft px-5 py-4 text-danger">
            {state.error} You can also email us at <EmailTextLink address={email} />.
          </p>
        )}
      </div>
      {!isDone && (
        <form method="post" onSubmit={useLink}>
          <Button type="submit" pending={sending}>
            {sending ? words.sending : words.button}
          </Button>
        </form>
      )}
    </PageHeading>
  )
}
