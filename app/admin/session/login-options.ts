import { useEffect, useState } from 'react'
import { callApi } from '#app/lib/api.ts'
import type { readLoginOptions } from '#contracts/admin-settings.ts'
import type { ResponseOf } from '#contracts/call.ts'

/** Undefined until the server has responded, or if it doesn't: the password form is there either way. */
export function useLoginOptions() {
  const [options, setOptions] = useState<ResponseOf<typeof readLoginOptions>>()
  useEffect(() => {
    callApi<typeof readLoginOptions>('GET /api/admin/login-options').then(setOptions, error =>
      console.info('login options failed', error),
    )
  }, [])
  return options
}
