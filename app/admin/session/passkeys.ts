import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { callApi, errorMessage, RequestError } from '#app/lib/api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { logInWithPasskey, startPasskeyLogin } from '#contracts/admin-settings.ts'

export const unreachable = "Couldn't reach the server. Check your connection and try again."

/** By the error's name, because the browser's own dialogs and texts differ. */
const byName: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for this site.',
  SecurityError: "Passkeys don't work at this address.",
  ConstraintError: "This device can't be used for a passkey. Turn on its screen lock, or use another device.",
  NotSupportedError: "This device can't be used for a passkey. Try another device.",
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** The dialog was closed, or nothing happened until it timed out. */
export const isCanceled = (error: unknown) => nameOf(error) === 'NotAllowedError'

/** We closed the dialog, for another try or because the page is gone. */
export const isAborted = (error: unknown) => nameOf(error) === 'AbortError'

export function passkeyFailure(error: unknown) {
  if (error instanceof RequestError) return errorMessage(error) ?? "That didn't work. Please try again."
  const isFromNetwork = ['TypeError', 'TimeoutError'].includes(nameOf(error))
  return isFromNetwork ? unreachable : (byName[nameOf(error)] ?? "Your device couldn't do this. Please try again.")
}

type PasskeyLogin = {
  isRemembered: () => boolean | undefined
  onLogin: (token: string) => void
}

export function usePasskeyLogin({ isRemembered, onLogin }: PasskeyLogin) {
  const [state, setState] = useState<'idle' | 'pending' | 'canceled'>('idle')
  useEffect(() => closePasskeyDialog, [])

  const logIn = async () => {
    setState('pending')
    try {
      const options = await callApi<typeof startPasskeyLogin>('POST /api/admin/passkey-login/start')
      const credential = await startAuthentication({
        optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      })
      const body = { credential: { ...credential }, remember: isRemembered() }
      const { token } = await callApi<typeof logInWithPasskey>('POST /api/admin/passkey-login', { body })
      onLogin(token)
    } catch (error) {
      setState(isCanceled(error) ? 'canceled' : 'idle')
      if (isCanceled(error) || isAborted(error)) return
      console.info(error)
      showToast({ title: 'Login failed', description: passkeyFailure(error), variant: 'destructive' })
    }
  }
  return { logIn, isPending: state === 'pending', isCanceled: state === 'canceled' }
}

export const closePasskeyDialog = () => WebAuthnAbortService.cancelCeremony()
