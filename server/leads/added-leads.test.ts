import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { AddedLead, Lead } from '#contracts/leads.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, exitSurvey } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const caller: AddedLead = {
  id: randomUUID(),
  name: 'Carl Caller',
  phone: '(204) 555-0123',
  email: '',
  businessName: 'Carl Ltd.',
  note: 'Sells in spring',
  from: 'Phoned us',
  mayWrite: 'Not asked yet: call only',
  followUpOn: '2099-01-01',
}

describeOnEachDatabase('a lead the owner adds', kind => {
  async function startSite(options: TestAppOptions = {}) {
    const { app, database } = await testApp({ kind, ...options })
    const headers = await logIn(app)
    const request = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    const add = (changes: Partial<AddedLead> = {}) =>
      request('POST', '/api/admin/leads', { ...caller, id: randomUUID(), ...changes })
    const list = async (query: string) => (await request('GET', `/api/admin/leads?${query}`)).json<Lead[]>()
    const actions = async (id: string) => {
      const entries = database.read.selectFrom('audit_log').select('action').where('lead_id', '=', id).orderBy('id')
      return (await entries.execute()).map(({ action }) => action)
    }
    return { database, request, add, list, actions }
  }

  test('is found, exported and erased like others, without an email address', async () => {
    const { request, add, list } = await startSite()
    expect((await add()).json()).toMatchObject({
      name: 'Carl Caller',
      email: '',
      status: 'contacted',
      followUp: { on: '2099-01-01' },
      notes: [{ text: 'Sells in spring' }],
      added: { from: 'Phoned us', mayWrite: 'Not asked yet: call only' },
    })
    await add({ name: 'Zoe', phone: '204 555 0199' })
    const [found, ...others] = await list('show=all&q=2045550123')
    expect(others).toEqual([])
    const exported = (await request('GET', `/api/admin/leads/${found?.id}/export`)).json()
    expect(exported).toMatchObject({ leads: [{ name: 'Carl Caller' }], lead_notes: [{ text: 'Sells in spring' }] })
    const receipt = (await request('DELETE', `/api/admin/leads/${found?.id}`)).json()
    expect(receipt.removed.map(({ what }: { what: string }) => what)).toContain('Notes')
    expect((await list('show=all')).map(({ name }) => name)).toEqual(['Zoe'])
  })

  test('has where they came from and the grounds for writing in the list of leads and in its file', async () => {
    const { request, add, list } = await startSite()
    await add()
    expect(await list('show=all')).toMatchObject([{ added: { from: 'Phoned us' } }])
    const { body } = await request('GET', '/api/admin/leads/export?show=all')
    expect(body).toContain('"Phoned us"')
    expect(body).toContain('"Not asked yet: call only"')
  })

  test('is reported to the webhook, and so is that it became part of another lead', async () => {
    const { env, received } = await startWebhookReceiver()
    const { request, add } = await startSite({ env, outboxTiming: { pollMs: 20 } })
    const reports = () => received.map(({ type, data }) => [type, data.lead.id])
    const [addedId, otherId] = [randomUUID(), randomUUID()]
    await add({ id: addedId })
    await add({ id: addedId })
    await add({ id: otherId, phone: '', email: anna.email })
    const added = [addedId, otherId].map(id => ['lead.updated', id])
    await vi.waitFor(() => expect(reports().toSorted()).toEqual(added.toSorted()), 30_000)
    await request('POST', `/api/admin/leads/${otherId}/join`, { leadId: addedId })
    const joined = [...added, ['lead.erased', addedId], ['lead.updated', otherId]]
    await vi.waitFor(() => expect(reports().toSorted()).toEqual(joined.toSorted()), 30_000)
  })

  test('is added once, however often it is sent, and not twice with one address', async () => {
    const { add, list, actions } = await startSite()
    const id = randomUUID()
    for (const _ of [1, 2]) expect((await add({ id })).statusCode).toBe(200)
    // The second response shows the lead, too.
    expect(await actions(id)).toEqual(['lead.added', 'lead.viewed'])
    expect(await list('show=all')).toHaveLength(1)
    await add({ email: 'carl@example.com' })
    const again = await add({ email: 'CARL@example.com' })
    expect([again.statusCode, again.json().error]).toEqual([409, expect.stringContaining('already a lead')])
  })

  test.each([
    [{ phone: '', email: ' ' }, 'Enter a phone number or an email address.'],
    [{ email: 'carl' }, "This isn't a valid email address."],
    [{ followUpOn: '2020-01-01' }, "The follow-up date can't be in the past."],
  ])('is refused with %j', async (changes, error) => {
    const { add } = await startSite()
    const response = await add(changes)
    expect([response.statusCode, response.json().error]).toEqual([400, error])
  })

  test('gets the form that comes later from the same address', async () => {
    const { request, add, list } = await startSite()
    await add({ email: anna.email })
    await request('POST', '/api/survey/submit', exitSurvey)
    const [lead, ...others] = await list('show=all')
    expect([lead?.sent, others]).toMatchObject([[{ kind: 'survey' }], []])
  })

  test('becomes part of the lead with the same phone number once the owner says so', async () => {
    const { request, add, list } = await startSite()
    const { id: addedId } = (await add({ phone: '+1 204-555-0123' })).json<Lead>()
    await request('POST', '/api/survey/submit', { ...exitSurvey, contactInfo: { ...anna, phone: '2045550123' } })
    const [sender] = await list('show=waiting')
    const view = async (id = '') => (await request('GET', `/api/admin/leads/${id}`)).json<Lead>()
    expect((await view(sender?.id)).samePhone).toEqual([{ id: addedId, name: 'Carl Caller' }])
    expect((await view(addedId)).samePhone).toMatchObject([{ id: sender?.id }])
    const joined = await request('POST', `/api/admin/leads/${sender?.id}/join`, { leadId: addedId })
    expect(joined.json()).toMatchObject({
      email: anna.email,
      name: anna.name,
      notes: [{ text: 'Sells in spring' }],
      followUp: { on: '2099-01-01' },
      samePhone: [],
    })
    expect(await list('show=all')).toHaveLength(1)
    const wrong = await request('POST', `/api/admin/leads/${sender?.id}/join`, { leadId: sender?.id })
    expect(wrong.statusCode).toBe(409)
  })

  test('is offered to be joined only where it can be', async () => {
    const { request, add } = await startSite()
    const added = async (changes: Partial<AddedLead>) => (await add(changes)).json<Lead>().id
    const withAddress = await added({ email: 'carl@example.com' })
    const withOther = await added({ email: 'other@example.com', name: '' })
    const byPhone = await added({ name: '' })
    const again = await added({ name: 'Carl' })
    const offers = async (id: string) =>
      (await request('GET', `/api/admin/leads/${id}`)).json<Lead>().samePhone.map(other => other.id)
    expect((await offers(withAddress)).toSorted()).toEqual([byPhone, again].toSorted())
    expect((await offers(byPhone)).toSorted()).toEqual([withAddress, withOther, again].toSorted())
    expect((await request('GET', `/api/admin/leads/${again}`)).json<Lead>().samePhone).toContainEqual({
      id: byPhone,
      name: caller.phone,
    })
    for (const [kept, joined] of [
      [withAddress, again],
      [withOther, byPhone],
    ])
      expect((await request('POST', `/api/admin/leads/${kept}/join`, { leadId: joined })).statusCode).toBe(200)
  })

  test('keeps the earlier follow-up, both notes and its status when it is joined', async () => {
    const { request, add, list } = await startSite()
    const { id: addedId } = (await add()).json<Lead>()
    await request('POST', '/api/survey/submit', exitSurvey)
    const [sender] = await list('show=waiting')
    const change = (id = '', payload: object) => request('PATCH', `/api/admin/leads/${id}`, payload)
    await change(addedId, { followUp: { on: '2099-01-01', note: 'Send the checklist' } })
    await change(sender?.id, { followUp: { on: '2099-02-01', note: 'Call again' } })
    const joined = await request('POST', `/api/admin/leads/${sender?.id}/join`, { leadId: addedId })
    expect(joined.json()).toMatchObject({
      status: 'contacted',
      followUp: { on: '2099-01-01', note: 'Call again; Send the checklist' },
    })
  })
})
