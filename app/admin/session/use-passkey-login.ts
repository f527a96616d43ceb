import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { callApi } from '#app/lib/api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { logInWithPasskey, startPasskeyLogin } from '#contracts/admin-settings.ts'
import { isAborted, isCanceled, passkeyFailure } from './passkey-failure.ts'

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
