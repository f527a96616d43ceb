import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { callApi, RequestError, sentenceOf } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { SignedIn } from '#contracts/admin.ts'
import { keepAdminToken } from './admin-token.ts'
import { type ReturnPlace, returnPlaceIn } from './return-place.ts'
import { useForwarding, useLeadOn } from './use-forwarding.ts'

export function LoginForm() {
  const field = useRef<HTMLInputElement>(null)
  const place = returnPlaceIn(useLocation().state)
  const obstacle = useObstacle(place)
  const leadOn = useLeadOn()
  const [filled, setFilled] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useForwarding(place.next, sending)
  // Typed, or filled in by a password manager, before the page came to life.
  useEffect(() => setFilled(isFilled(field.current)), [])

  const logIn = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setProblem(undefined)
    try {
      keepAdminToken(await tokenFor(field.current?.value ?? ''))
      showToast({ title: 'Login successful', description: 'Welcome to the admin dashboard' })
      leadOn(place.next)
    } catch (error) {
      showToast({
        title: 'Login failed',
        description: 'Invalid password. Please try again.',
        variant: 'destructive',
      })
      setSending(false)
      setFilled(false)
      setProblem(otherThanThePassword(error))
      if (!field.current) return
      field.current.value = ''
      field.current.focus()
    }
  }
  return (
    <form onSubmit={logIn} className="flex flex-col gap-6">
      <NeedsScript>Logging in needs JavaScript.</NeedsScript>
      {obstacle && (
        <p role="status" className="rounded-control bg-amber-soft px-5 py-4">
          {words[obstacle]}
        </p>
      )}
      <PasswordField
        ref={field}
        label="Password"
        required
        autoComplete="current-password"
        error={problem}
        readOnly={sending}
        onChange={event => {
          setFilled(isFilled(event.target))
          setProblem(undefined)
        }}
      />
      <Button type="submit" disabled={!filled} pending={sending}>
        {sending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}

const never = () => () => {}

/** History keeps it through a reload, where the prerendered page does not know it: it is shown right after. */
const useObstacle = ({ obstacle }: ReturnPlace) =>
  useSyncExternalStore(
    never,
    () => obstacle,
    () => undefined,
  )

const words: Record<NonNullable<ReturnPlace['obstacle']>, string> = {
  ended: 'Your session has ended. Please log in again: you will come back to where you were.',
  unchecked:
    'It could not be checked whether you are logged in. Please log in again: you will come back to where you were.',
}

/** Chrome shows what its password manager filled in, but keeps it from scripts until the page is touched. */
const isFilled = (field: HTMLInputElement | null) =>
  field !== null && (field.value !== '' || field.matches(':autofill'))

async function tokenFor(password: string) {
  const { success, token } = await callApi<SignedIn>('/api/admin/login', { body: { password } })
  if (!success || !token) throw new Error('The answer holds no token.')
  return token
}

/** The toast says the same whatever went wrong; what the administrator can do about it stands at the field. */
function otherThanThePassword(error: unknown) {
  if (error instanceof RequestError && error.status === 401) return undefined
  return sentenceOf(error) ?? 'The server could not be reached. Please check your connection and try again.'
}
