import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PasskeyIcon } from '#app/admin/ui/action-icons.tsx'
import { useAdminWords } from '#app/admin/words/admin-words.ts'
import { callApi, errorMessage, RequestError } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextLink, textLinkClasses } from '#app/ui/text-link.tsx'
import type { logIn } from '#contracts/admin.ts'
import type { readLoginOptions } from '#contracts/admin-settings.ts'
import type { ResponseOf } from '#contracts/call.ts'
import { checkSession } from './admin-api.ts'
import { adminToken, clearAdminToken, storeAdminToken, useHasAdminToken } from './admin-token.ts'
import { keepNotified } from './notify-device.ts'
import { closePasskeyDialog, unreachable, usePasskeyLogin } from './passkeys.ts'
import { loginPath, parseReturnLocation, type ReturnLocation } from './return-location.ts'

const reasons: Record<NonNullable<ReturnLocation['reason']>, string> = {
  ended: 'Your session has ended. Log in again to pick up where you left off.',
  unchecked: "We couldn't verify your session. Log in again to pick up where you left off.",
}

export const LoginPage = () => (
  <PageSection>
    <div className="mx-auto max-w-112">
      <PageHeading title="Admin Login" lead="For our team only." />
      <Card className="mt-8">
        <LoginForm />
      </Card>
    </div>
  </PageSection>
)

function LoginForm() {
  const field = useRef<HTMLInputElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  const { next, reason } = parseReturnLocation(useLocation().state)
  const message = reason ? reasons[reason] : undefined
  const navigate = useNavigate()
  const [filled, setFilled] = useState(false)
  const [usesCode, setUsesCode] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const enter = async (token: string) => {
    storeAdminToken(token)
    showToast({ title: 'Login successful', description: 'Welcome to the admin dashboard' })
    await keepNotified().catch(error => console.info('notifications are off', error))
    navigate(next, { replace: true })
  }
  const options = useLoginOptions()
  const allowsPassword = options?.allowsPassword ?? true
  const passkey = usePasskeyLogin({ isRemembered: () => remember.current?.checked, onLogin: enter })
  useRedirectWhenLoggedIn(next, sending || passkey.isPending)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    closePasskeyDialog()
    setSending(true)
    setProblem(undefined)
    try {
      const body = { password: field.current?.value ?? '', remember: remember.current?.checked }
      const { success, token } = await callApi<typeof logIn>('POST /api/admin/login', { body })
      if (!success || !token) throw new RequestError(401, 'No token', '')
      await enter(token)
    } catch (error) {
      // The toast is the same for every response; what else can be wrong is explained below the field.
      const isAnswered = error instanceof RequestError
      showToast({
        title: 'Login failed',
        description: isAnswered ? 'Invalid password. Please try again.' : unreachable,
        variant: 'destructive',
      })
      const isWrongPassword = isAnswered && error.status === 401
      setProblem(isWrongPassword ? undefined : (errorMessage(error) ?? unreachable))
      setSending(false)
      if (!isAnswered || !field.current) return
      setFilled(false)
      field.current.value = ''
      field.current.focus()
    }
  }
  return (
    <form method="dialog" onSubmit={submit} className="flex flex-col gap-6">
      {message && (
        <p role="status" className="rounded-control bg-amber-soft px-5 py-4">
          {message}
        </p>
      )}
      {allowsPassword || usesCode ? (
        <PasswordField
          ref={field}
          label={allowsPassword ? 'Password' : 'Recovery code'}
          required
          autoComplete={allowsPassword ? 'current-password' : 'off'}
          error={problem}
          readOnly={sending}
          onChange={event => {
            setFilled(isFilled(event.target))
            setProblem(undefined)
          }}
        />
      ) : (
        // As tall as the field, so that the checkbox stays where it is.
        <p className="min-h-23.5">
          Password login is turned off. Use a passkey: your fingerprint, face or screen lock.
        </p>
      )}
      <Checkbox
        ref={remember}
        label="Keep me logged in on this device"
        hint="Ends after 30 days without use. Don't check this on a shared computer."
      />
      {(allowsPassword || usesCode) && (
        <Button type="submit" disabled={!filled} pending={sending}>
          {sending ? 'Logging in...' : 'Login'}
        </Button>
      )}
      {options && <PasskeyLogin {...options} {...passkey} isBlocked={sending} onUseCode={() => setUsesCode(true)} />}
    </form>
  )
}

function useRedirectWhenLoggedIn(next: string, loggingIn: boolean) {
  const shouldCheck = useHasAdminToken() && !loggingIn
  const navigate = useNavigate()
  useEffect(() => {
    if (!shouldCheck) return
    const token = adminToken()
    checkSession().then(
      ({ authenticated }) => {
        if (authenticated) navigate(next, { replace: true })
        else if (adminToken() === token) clearAdminToken()
      },
      error => console.info('session check failed', error),
    )
  }, [shouldCheck, next, navigate])
}

/** Chrome hides an autofilled value from scripts until the user interacts with the page. */
const isFilled = (field: HTMLInputElement | null) =>
  field !== null && (field.value !== '' || field.matches(':autofill'))

/** Undefined until the server has responded, or if it doesn't: the password form is there either way. */
function useLoginOptions() {
  const [options, setOptions] = useState<ResponseOf<typeof readLoginOptions>>()
  useEffect(() => {
    callApi<typeof readLoginOptions>('GET /api/admin/login-options').then(setOptions, error =>
      console.info('login options failed', error),
    )
  }, [])
  return options
}

type PasskeyLoginProps = ResponseOf<typeof readLoginOptions> &
  ReturnType<typeof usePasskeyLogin> & {
    /** While the password is being checked. */
    isBlocked: boolean
    onUseCode: () => void
  }

/** Below the password form: it appears when the server has responded, and must not move what's about to be tapped. */
function PasskeyLogin(props: PasskeyLoginProps) {
  const { siteUrl } = useAdminWords()
  const { allowsPassword, allowsPasskey, onUseCode } = props
  const isUsable = allowsPasskey && browserSupportsWebAuthn()
  if (allowsPassword) return isUsable && <PasskeyButton {...props} />
  return (
    <div className="flex flex-col gap-4">
      {isUsable ? (
        <PasskeyButton {...props} />
      ) : (
        <p role="status" className="rounded-control bg-amber-soft px-5 py-4">
          {allowsPasskey ? (
            "This browser can't use passkeys. Try another browser or device."
          ) : (
            <>
              Passkeys don't work at this address. Log in at{' '}
              <TextLink inline to={siteUrl + loginPath}>
                {siteUrl}
              </TextLink>
            </>
          )}
        </p>
      )}
      <p className="text-small text-ink-soft">
        Lost your passkey?{' '}
        <button type="button" className={textLinkClasses(true)} onClick={onUseCode}>
          Use a recovery code
        </button>
        , or ask the person who runs the server to allow the password again with{' '}
        <code className="inline-block">allow-password</code>.
      </p>
    </div>
  )
}

function PasskeyButton({ allowsPassword, logIn, isPending, isCanceled, isBlocked }: PasskeyLoginProps) {
  const button = useFocusWhenGone<HTMLButtonElement>(allowsPassword)
  return (
    <div className="flex flex-col gap-4">
      {allowsPassword && (
        <p className="-mt-2 flex items-center gap-4 text-small text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or
        </p>
      )}
      <Button
        ref={button}
        variant={allowsPassword ? 'secondary' : 'primary'}
        pending={isPending}
        aria-disabled={isBlocked}
        onClick={logIn}
      >
        {!isPending && <PasskeyIcon className="size-5 shrink-0" />}
        {isPending ? 'Waiting for your passkey...' : 'Log in with a passkey'}
      </Button>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isCanceled && `No passkey was used. Try again${allowsPassword ? ', or use the password' : ''}.`}
      </p>
    </div>
  )
}
