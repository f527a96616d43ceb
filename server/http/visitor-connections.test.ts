import { once } from 'node:events'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { createVisitorConnections, maxPerVisitor, publicVisitorOf } from './visitor-connections.ts'

const socketFrom = (remoteAddress: string) =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })

function createConnections(now?: () => number) {
  const { accept, ban } = createVisitorConnections(({ remoteAddress }) => remoteAddress, now)
  const open = (address: string) => {
    const socket = socketFrom(address)
    accept(socket)
    return socket
  }
  return { open, ban }
}

test(`refuses more than ${maxPerVisitor} connections from one visitor until one of them closes`, async () => {
  const { open } = createConnections()
  const [first, ...others] = Array.from({ length: maxPerVisitor }, () => open('a'))
  expect(others.some(({ destroyed }) => destroyed)).toBe(false)
  expect(open('a').destroyed).toBe(true)
  expect(open('b').destroyed).toBe(false)
  first?.destroy()
  await once(first as Socket, 'close')
  expect(open('a').destroyed).toBe(false)
  expect(open('a').destroyed).toBe(true)
})

test('a ban closes all connections of a visitor and refuses new ones for a minute', () => {
  let time = 0
  const { open, ban } = createConnections(() => time)
  const [one, two, other] = [open('a'), open('a'), open('b')]
  ban(one)
  expect([one, two, other].map(({ destroyed }) => destroyed)).toEqual([true, true, false])
  time = 59_999
  expect(open('a').destroyed).toBe(true)
  expect(open('b').destroyed).toBe(false)
  time = 60_000
  expect(open('a').destroyed).toBe(false)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  // A proxy on the same machine, in the same network, or the gateway of a container.
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['172.17.0.1', undefined],
  ['fe80::1%eth0', undefined],
])('limits the connections of %s as those of %s', (address, visitor) => {
  expect(publicVisitorOf(socketFrom(address))).toBe(visitor)
})

test.each([
  ['limits each visitor without a proxy', {}, 1],
  ['limits no address behind a proxy, because all visitors have the same one', { TRUST_PROXY: '1' }, 0],
])('%s', async (_case, env, refused) => {
  const { app } = await testApp({ env })
  const connections = Array.from({ length: maxPerVisitor + 1 }, () => {
    const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() })
    app.server.emit('connection', Object.assign(connection, { remoteAddress: '203.0.113.7' }))
    return connection
  })
  expect(connections.filter(({ destroyed }) => destroyed)).toHaveLength(refused)
  for (const connection of connections) connection.destroy()
})
