import type { InjectOptions } from 'fastify'
import type { AdminSettings } from '#contracts/admin-settings.ts'
import { createAuthenticator, type Signing } from './authenticator.ts'
import { type App, testPasswords } from './test-app.ts'

export const siteOrigin = 'https://www.example.ca'
export const passkeyEnv = { SITE_URL: siteOrigin }

type Authenticator = ReturnType<typeof createAuthenticator>
type Headers = Record<string, string>

/** Calls as a browser at this address makes them. */
export function browserAt(app: App, origin = siteOrigin, more: Headers = {}) {
  const headers = { origin, host: new URL(origin).host, 'user-agent': 'Firefox/147.0 (Macintosh)', ...more }

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    token?: string,
  ) {
    const { origin: _origin, ...withoutOrigin } = headers
    const options: InjectOptions = {
      method,
      url: `/api/admin/${url}`,
      headers: {
        ...(method === 'GET' ? withoutOrigin : headers),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload && { payload }),
    }
    const response = await app.inject(options)
    return { status: response.statusCode, body: response.json() }
  }

  const startLogin = async () => (await call('POST', 'passkey-login/start')).body
  return {
    call,
    startLogin,
    logInWithPassword: () => call('POST', 'login', { password: testPasswords.admin.value }),
    tokenByPassword: async (): Promise<string> =>
      (await call('POST', 'login', { password: testPasswords.admin.value })).body.token,
    settings: async (token: string): Promise<AdminSettings> => (await call('GET', 'settings', undefined, token)).body,

    async addPasskey(token: string, name = 'Phone', signing: Partial<Signing> = {}) {
      const authenticator = createAuthenticator()
      const options = (await call('POST', 'passkeys/start', undefined, token)).body
      const credential = authenticator.create(options, { origin, ...signing })
      return { authenticator, ...(await call('POST', 'passkeys', { name, credential }, token)) }
    },

    async logInWith(authenticator: Authenticator, signing: Partial<Signing> = {}, extras = {}) {
      const credential = authenticator.get(await startLogin(), { origin, ...signing })
      return call('POST', 'passkey-login', { credential, ...extras })
    },
  }
}
