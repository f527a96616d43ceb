import { randomUUID } from 'node:crypto'
import { testPasswords } from '#tests/support/test-app.ts'
import { adminOperation, type FailureSite, newAddress, type SiteOperation } from './failure-site.ts'

const logInFrom = ({ send }: FailureSite, password: string) => {
  const headers = newAddress()
  return () => send({ method: 'POST', url: '/api/admin/login', headers, payload: { password } })
}

export const login: SiteOperation = {
  name: 'logging in',
  prepare: async site => logInFrom(site, testPasswords.admin.value),
  addsAnother: true,
  sendsEmails: true,
}

export const erasure = adminOperation(
  'erasing a lead',
  async site => {
    const { id } = await site.newLead()
    await site.asAdmin('POST', `/leads/${id}/notes`, { text: 'Call after ten.' })
    return ['DELETE', `/leads/${id}`]
  },
  { whenDone: 404, counted: ['plan_links'] },
)

/** Returns the path of a new note. */
async function newNote({ newLead, asAdmin, plain }: FailureSite) {
  const { id } = await newLead()
  await asAdmin('POST', `/leads/${id}/notes`, { text: 'Call after ten.' })
  const notes = plain.read.selectFrom('lead_notes').select('id').where('lead_id', '=', id)
  return `/leads/${id}/notes/${(await notes.executeTakeFirstOrThrow()).id}`
}

const changeOf = (change: object, extras?: object) => async (site: FailureSite) => {
  const { id } = await site.newLead(extras)
  const request: Parameters<FailureSite['asAdmin']> = ['PATCH', `/leads/${id}`, change]
  return request
}

/** Returns the id of an email that couldn't be sent. */
async function failedEmail({ newLead, emailTo, plain }: FailureSite) {
  const { id } = await emailTo((await newLead()).email)
  const failed = { status: 'failed', last_error: 'Refused: no such user' }
  await plain.write(transaction => transaction.updateTable('outbox').set(failed).where('id', '=', id).execute())
  return id
}

async function newPasskey({ plain }: FailureSite) {
  const passkey = {
    id: randomUUID(),
    rp_id: 'localhost',
    credential_id: randomUUID(),
    public_key: 'key',
    sign_count: '0',
    transports: '[]',
    name: 'Phone',
    is_synced: 0,
    created_at: new Date().toISOString(),
    last_used_at: null,
  }
  await plain.write(transaction => transaction.insertInto('passkeys').values(passkey).execute())
  return passkey.id
}

async function newSession(site: FailureSite) {
  await logInFrom(site, testPasswords.admin.value)()
  const sessions = site.plain.read.selectFrom('admin_sessions').select('id').orderBy('created_at', 'desc')
  return (await sessions.executeTakeFirstOrThrow()).id
}

export const adminOperations: readonly SiteOperation[] = [
  login,
  {
    name: 'a login with a wrong password',
    async prepare(site) {
      const call = logInFrom(site, 'not the password')
      // Being refused is its success.
      return async () => {
        const answer = await call()
        return answer.status === 401 ? { status: 200 } : answer
      }
    },
    addsAnother: true,
    isOptional: true,
  },
  {
    name: 'logging out',
    async prepare(site) {
      const { body } = await logInFrom(site, testPasswords.admin.value)()
      const headers = { authorization: `Bearer ${JSON.parse(body ?? '').token}` }
      return () => site.send({ method: 'POST', url: '/api/admin/logout', headers })
    },
  },
  adminOperation('logging another device out', async site => ['DELETE', `/sessions/${await newSession(site)}`], {
    whenDone: 404,
  }),
  adminOperation(
    'logging all other devices out',
    async site => {
      await newSession(site)
      return ['DELETE', '/sessions']
    },
    { addsAnother: true },
  ),
  adminOperation('turning login emails off', async site => {
    await site.asAdmin('PATCH', '/settings', { emailsLogins: true })
    return ['PATCH', '/settings', { emailsLogins: false }]
  }),
  adminOperation('renaming a passkey', async site => [
    'PATCH',
    `/passkeys/${await newPasskey(site)}`,
    { name: 'Tablet' },
  ]),
  adminOperation('removing a passkey', async site => ['DELETE', `/passkeys/${await newPasskey(site)}`], {
    whenDone: 404,
  }),
  adminOperation('a new status', changeOf({ status: 'contacted' })),
  adminOperation('marking a lead as answered', changeOf({ answered: true })),
  adminOperation('a follow-up', changeOf({ followUp: { on: '2099-01-01', note: 'Call after ten.' } })),
  adminOperation('marking a lead as spam', changeOf({ verdict: 'spam' })),
  adminOperation('marking a possible bot as a person', changeOf({ verdict: 'person' }, { honeypot: 'x' })),
  adminOperation('a new note', async ({ newLead }) => {
    const { id } = await newLead()
    return ['POST', `/leads/${id}/notes`, { id: randomUUID(), text: 'Call after ten.' }]
  }),
  adminOperation('changing a note', async site => ['PATCH', await newNote(site), { text: 'Call after eleven.' }]),
  adminOperation('deleting a note', async site => ['DELETE', await newNote(site)], { whenDone: 404 }),
  erasure,
  adminOperation('sending an email again', async site => ['POST', `/outbox/${await failedEmail(site)}/resend`], {
    whenDone: 409,
    // Each press of the button is recorded.
    addsAnother: true,
    sendsEmails: true,
  }),
  adminOperation('dismissing an email', async site => ['POST', `/outbox/${await failedEmail(site)}/dismiss`], {
    whenDone: 409,
  }),
]
