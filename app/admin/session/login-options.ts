import { useEffect, useState } from 'react'
import { callApi } from '#app/lib/api.ts'
import type { readLoginOptions } from '#contracts/admin-settings.ts'
import type { ResponseOf } from '#contracts/call.ts'

type LoginOptions = ResponseOf<typeof readLoginOptions>

let started: Promise<LoginOptions> | undefined

export function startLoginOptions() {
  started = callApi<typeof readLoginOptions>('GET /api/admin/login-options')
  // The login page handles a failure.
  started.catch(() => undefined)
}

/** Undefined until the server has responded, or if it doesn't: the password form is there either way. */
export function useLoginOptions() {
  const [options, setOptions] = useState<LoginOptions>()
  useEffect(() => {
    if (!started) startLoginOptions()
    started?.then(setOptions, error => console.info('login options failed', error))
    // Read again next time: a passkey may have been added by then.
    started = undefined
  }, [])
  return options
}
