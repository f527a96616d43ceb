import { useEffect, useState } from 'react'
import { callApi, errorMessage, isOffline, RequestError } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Notes, openNotes } from '#contracts/plan.ts'
import { type PlanProps, VisitorPlan } from './visitor-plan.tsx'

type State =
  | { name: 'loading' }
  | { name: 'failed'; message: string; canRetry: boolean }
  | { name: 'open'; notes: Notes }

/** From the fragment, which browsers don't send, so it's in no log. After that, from the history entry. */
const readToken = (): string => location.hash.slice(1) || String(history.state?.token ?? '')

/** A printed page shows its address, and others may see the screen. A reload still has the token. */
const hideToken = (token: string) => history.replaceState({ ...history.state, token }, '', location.pathname)

export function NotesByLink(props: PlanProps) {
  const { notesPage: words } = props.words
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ name: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const token = readToken()
    hideToken(token)
    setState({ name: 'loading' })
    if (token === '') setState({ name: 'failed', message: words.wrongLink, canRetry: false })
    else
      callApi<typeof openNotes>('POST /api/notes', { body: { token } }).then(
        notes => setState({ name: 'open', notes }),
        error => setState(failureOf(error, words)),
      )
  }, [attempt])

  return (
    <PageSection>
      {/* So that nothing moves when the plan comes. */}
      <div className="min-h-screen print:min-h-0">
        <div className={state.name === 'open' ? 'print:hidden' : undefined}>
          <PageHeading title={words.title} lead={words.lead}>
            <NoScriptNotice>{words.noScript}</NoScriptNotice>
            <div role="status">
              {state.name === 'loading' && <p className="text-ink-soft noscript:hidden">{words.loading}</p>}
              {state.name === 'failed' && <p className="max-w-text">{state.message}</p>}
            </div>
            {state.name === 'failed' && state.canRetry && (
              <Button onClick={() => setAttempt(attempt + 1)}>{props.words.tryAgain}</Button>
            )}
          </PageHeading>
        </div>
        {state.name === 'open' && (
          <div className="mt-10 print:mt-2">
            <VisitorPlan {...props} notes={state.notes} />
          </div>
        )}
      </div>
    </PageSection>
  )
}

function failureOf(error: unknown, words: PlanProps['words']['notesPage']): State {
  // 400 if it can't be a token at all.
  if (error instanceof RequestError && [400, 404].includes(error.status))
    return { name: 'failed', message: words.wrongLink, canRetry: false }
  const message = isOffline(error) ? words.offline : (errorMessage(error) ?? words.failed)
  return { name: 'failed', message, canRetry: true }
}
