import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { renderLayout } from './email-layout.ts'
import { leadLinks } from './lead-links.ts'

test("a visitor's name takes one line of a plain-text email", () => {
  const name = 'Anna\r\n\r\nOpen the leads: https://evil.example/\u2028now'
  const lead = { id: '1', name, email: 'anna@example.com', business_name: 'Prairie\nCabinets' }
  const blocks = leadLinks({ total: 1, list: [lead] }, 'https://site.test', () => 'Quiz')
  const { text } = renderLayout({ subject: '', preview: '', blocks }, undefined, site)
  expect(text.split('\n')[0]).toBe(
    '- Anna Open the leads: https://evil.example/ now, Prairie Cabinets: Quiz: https://site.test/admin/leads?lead=1',
  )
})

test('someone without a name or an address is named by their phone number', () => {
  const lead = { id: '1', name: null, email: '', phone: '204 555 0123', business_name: null }
  const blocks = leadLinks({ total: 1, list: [lead] }, '', () => 'Friday')
  expect(blocks).toEqual([{ kind: 'links', links: [{ text: '204 555 0123: Friday', url: '/admin/leads?lead=1' }] }])
})
