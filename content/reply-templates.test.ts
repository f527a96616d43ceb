import { describe, expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { replyTemplates } from './reply-templates.ts'

const values = {
  booking: 'https://booking.example/call',
  assessment: 'https://site.example/',
  articles: 'https://site.example/articles',
  places: 20,
}

const all = Object.entries(replyTemplates).flatMap(([form, templates]) =>
  templates.map(template => ({ form, ...template, paragraphs: template.paragraphs.map(text => fillIn(text, values)) })),
)

test.each(Object.entries(replyTemplates))(
  'the templates for a %s differ in label, subject and text',
  (_form, templates) => {
    const values = templates.flatMap(({ label, subject, paragraphs }) => [label, subject, paragraphs.join()])
    expect(new Set(values).size).toBe(values.length)
  },
)

describe.each(all)('$form: $label', ({ label, subject, paragraphs }) => {
  const text = paragraphs.join('\n\n')

  test('thanks the lead for what they sent, in whole sentences', () => {
    expect(paragraphs[0]).toMatch(/^Thank you for /)
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/(?:[.?]|:|:\nhttps:\S+)$/)
  })

  test('fills in every name', () => {
    expect(text).not.toMatch(/[{}]/)
  })

  test('has a subject of at most 60 characters that reads as one line', () => {
    expect(subject).toMatch(/^[A-Z].{10,58}[^.\s]$/)
  })

  test('puts each link on a line of its own, so that email programs make it clickable', () => {
    for (const url of text.match(/https:\S+/g) ?? []) expect(text.split('\n')).toContain(url)
  })

  test('has the booking link only if it asks for a call', () => {
    expect(text.includes(values.booking)).toBe(/book a call/i.test(label))
  })

  test('does not reveal that the owner may be leaving the business', () => {
    expect(subject + text).not.toMatch(/exit|sale|sell|buyer|succes|retire|valuation/i)
  })
})
