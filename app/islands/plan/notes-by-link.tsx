import { useEffect, useState, useSyncExternalStore } from 'react'
import { callApi, errorMessage, isOffline, RequestError } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Notes, openNotes } from '#contracts/plan.ts'
import type { PlanProps } from './plan-props.ts'
import { VisitorPlan } from './visitor-plan.tsx'

type State =
  | { name: 'loading' }
  | { name: 'failed'; message: string; canRetry: boolean }
  | { name: 'open'; notes: Notes }

const watchHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** From the fragment, which browsers don't send, so it's in no log. After that, from the history entry. */
const readToken = (): string => location.hash.slice(1) || String(history.state?.token ?? '')

const useToken = () => useSyncExternalStore(watchHash, readToken, () => undefined)

/** A printed page shows its address, and others may see the screen. A reload still has the token. */
const hideToken = (token: string) => history.replaceState({ ...history.state, token }, '', location.pathname)

export function NotesByLink(props: PlanProps) {
  const { notesPage: words } = props.words
  const token = useToken()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>({ name: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === undefined) return
    let isCurrent = true
    hideToken(token)
    const show = (next: State) => isCurrent && setState(next)
    show({ name: 'loading' })
    if (token === '') show({ name: 'failed', message: words.wrongLink, canRetry: false })
    else
      callApi<typeof openNotes>('POST /api/notes', { body: { token } }).then(
        notes => show({ name: 'open', notes }),
        error => show(failureOf(error, words)),
      )
    return () => {
      isCurrent = false
    }
  }, [token, attempt])

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
            <VisitorPlan key={token} {...props} notes={state.notes} />
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
