import { createAuthenticator } from '#tests/support/authenticator.ts'
import { type FailureSite, newAddress, type SiteOperation } from './failure-site.ts'

// Passkeys work on localhost without a certificate.
const origin = 'http://localhost:3000'

const authenticator = createAuthenticator()

const post = ({ send }: FailureSite, path: string, headers: Record<string, string>, payload?: object) =>
  send({ method: 'POST', url: `/api/admin/${path}`, headers: { origin, ...headers }, ...(payload && { payload }) })

/** Removes the passkey, and returns the request that adds it. */
async function passkeyToAdd(site: FailureSite) {
  const { headers, plain } = site
  await plain.write(transaction => transaction.deleteFrom('passkeys').execute())
  const options = JSON.parse((await post(site, 'passkeys/start', headers)).body ?? '')
  const credential = authenticator.create(options, { origin })
  return () => post(site, 'passkeys', headers, { name: 'Phone', credential })
}

export const passkeyOperations: readonly SiteOperation[] = [
  {
    name: 'adding a passkey',
    prepare: passkeyToAdd,
    whenDone: 400,
  },
  {
    name: 'logging in with a passkey',
    async prepare(site) {
      await (await passkeyToAdd(site))()
      const headers = newAddress()
      const options = JSON.parse((await post(site, 'passkey-login/start', headers)).body ?? '')
      const credential = authenticator.get(options, { origin })
      return () => post(site, 'passkey-login', headers, { credential })
    },
    whenDone: 401,
    // Its challenge works once, so a repeat after a lost response is a failed login, which is recorded.
    failures: ['unavailable', 'unexpected'],
  },
]
