import { useState } from 'react'
import { showToast } from '#app/ui/toast-store.ts'
import { requestAdmin } from './admin-api.ts'
import { forgetAdminToken } from './admin-token.ts'

/** Nobody should have to wait for a server that does not answer in order to leave. */
const longestWaitMs = 5000

/** Without a token the guard leads to the login page. */
export function useLogOut() {
  const [leaving, setLeaving] = useState(false)
  const logOut = async () => {
    setLeaving(true)
    try {
      await requestAdmin('/api/admin/logout', { method: 'POST', timeoutMs: longestWaitMs })
    } catch (error) {
      console.info('The server could not be told about logging out.', error)
    }
    forgetAdminToken('logged out')
    showToast({ title: 'Logged out', description: 'You have been logged out successfully' })
  }
  return { leaving, logOut }
}
