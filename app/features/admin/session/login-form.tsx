import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callApi, RequestError, sentenceOf } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { AdminCheck, SignedIn } from '#contracts/admin.ts'
import { callAdmin } from './admin-api.ts'
import { adminToken, keepAdminToken } from './admin-token.ts'
import { returnPlaceIn } from './return-place.ts'

export function LoginForm() {
  const field = useRef<HTMLInputElement>(null)
  const { next, ended } = returnPlaceIn(useLocation().state)
  const navigate = useNavigate()
  const [filled, setFilled] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useForwardingOfTheSignedIn(next)
  // Typed, or filled in by a password manager, before the page came to life.
  useEffect(() => setFilled(Boolean(field.current?.value)), [])

  const logIn = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setProblem(undefined)
    try {
      const { success, token } = await callApi<SignedIn>('/api/admin/login', {
        body: { password: field.current?.value },
      })
      if (!success || !token) throw new Error('The answer holds no token.')
      keepAdminToken(token)
      showToast({ title: 'Login successful', description: 'Welcome to the admin dashboard' })
      navigate(next, { replace: true })
    } catch (error) {
      showToast({
        title: 'Login failed',
        description: 'Invalid password. Please try again.',
        variant: 'destructive',
      })
      setProblem(otherThanThePassword(error))
      if (field.current) field.current.value = ''
      setFilled(false)
      setSending(false)
      field.current?.focus()
    }
  }
  return (
    <Card className="mt-8 max-w-md">
      <form onSubmit={logIn} className="flex flex-col gap-6">
        <NeedsScript>Logging in needs JavaScript.</NeedsScript>
        {ended && (
          <p role="status" className="rounded-control bg-amber-soft px-5 py-4">
            Your session has ended. Please log in again: you will come back to where you were.
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
            setFilled(event.target.value !== '')
            setProblem(undefined)
          }}
        />
        <Button type="submit" disabled={!filled} pending={sending} className="sm:self-start">
          {sending ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </Card>
  )
}

/** The toast says the same whatever went wrong; what the administrator can do about it stands at the field. */
function otherThanThePassword(error: unknown) {
  if (error instanceof RequestError && error.status === 401) return undefined
  return sentenceOf(error) ?? 'The server could not be reached. Please check your connection and try again.'
}

function useForwardingOfTheSignedIn(next: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!adminToken()) return
    callAdmin<AdminCheck>('/api/admin/check').then(
      ({ authenticated }) => authenticated && navigate(next, { replace: true }),
      error => console.info('It could not be checked who is logged in.', error),
    )
  }, [next, navigate])
}
