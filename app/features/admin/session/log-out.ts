import { requestApi } from '#app/lib/api.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { bearing } from './admin-api.ts'
import { adminToken, forgetAdminToken } from './admin-token.ts'

/**
 * The token is forgotten first, and without it the guard leads to the login page: nobody has to wait for a server that
 * does not answer in order to leave, and closing the tab at once leaves nothing behind.
 */
export async function logOut() {
  const headers = bearing(adminToken())
  forgetAdminToken('logged out')
  showToast({ title: 'Logged out', description: 'You have been logged out successfully' })
  try {
    await requestApi('/api/admin/logout', { method: 'POST', headers, outlivesPage: true })
  } catch (error) {
    console.info('The server could not be told about logging out.', error)
  }
}
