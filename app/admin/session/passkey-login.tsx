import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { PasskeyIcon } from '#app/admin/ui/action-icons.tsx'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { readLoginOptions } from '#contracts/admin-settings.ts'
import type { ResponseOf } from '#contracts/call.ts'
import { loginPath } from './return-location.ts'
import type { usePasskeyLogin } from './use-passkey-login.ts'

type PasskeyLoginProps = ResponseOf<typeof readLoginOptions> &
  ReturnType<typeof usePasskeyLogin> & {
    /** While the password is being checked. */
    isBlocked: boolean
  }

/** Below the password form: it appears when the server has responded, and must not move what's about to be tapped. */
export function PasskeyLogin(props: PasskeyLoginProps) {
  const { allowsPassword, allowsPasskey } = props
  const isSupported = browserSupportsWebAuthn()
  if (allowsPasskey && isSupported) return <PasskeyButton {...props} />
  if (allowsPassword) return null
  return (
    <p role="status" className="rounded-control bg-amber-soft px-5 py-4">
      {allowsPasskey ? (
        "This browser can't use passkeys. Try another browser or device."
      ) : (
        <>
          Passkeys don't work at this address. Log in at{' '}
          <TextLink inline to={absoluteUrl(loginPath)}>
            {absoluteUrl('')}
          </TextLink>
        </>
      )}
    </p>
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
      {!allowsPassword && (
        <p className="text-small text-ink-soft">
          Lost your passkey? The person who runs the server can allow the password again with{' '}
          <code className="inline-block">npm run allow-password</code>.
        </p>
      )}
    </div>
  )
}
