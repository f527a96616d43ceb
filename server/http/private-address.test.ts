import { expect, test } from 'vitest'
import { isPrivate } from './private-address.ts'

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
  ],
  ...[
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '::10.0.0.1',
    'fec0::1',
  ],
])('%s is private', address => {
  expect(isPrivate(address)).toBe(true)
})

test.each(['93.184.215.14', '172.32.0.1', '192.169.0.1', '2606:2800:220:1::1', '::ffff:93.184.215.14'])(
  '%s is public',
  address => {
    expect(isPrivate(address)).toBe(false)
  },
)
