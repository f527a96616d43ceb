import { expect, test } from 'vitest'
import { deviceKind, unusedName } from './device-kind.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const androidPhone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const androidTablet = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each([
  ['an iPhone', iphone, 5, 'Phone'],
  ['an Android phone', androidPhone, 5, 'Phone'],
  ['an Android tablet', androidTablet, 5, 'Tablet'],
  ['an iPad', mac, 5, 'Tablet'],
  ['a Mac', mac, 0, 'Office computer'],
  ['a Windows computer with a touchscreen', windows, 10, 'Office computer'],
])("suggests a name for %s's passkey", (_device, userAgent, maxTouchPoints, name) =>
  expect(deviceKind({ userAgent, maxTouchPoints })).toBe(name),
)

test('suggests a name that no other passkey has', () => {
  expect(unusedName('Phone', [])).toBe('Phone')
  expect(unusedName('Phone', ['phone', 'Phone 2', 'Office'])).toBe('Phone 3')
})
