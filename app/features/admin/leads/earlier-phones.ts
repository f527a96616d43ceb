import type { Person } from '#contracts/people.ts'

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** Numbers that earlier forms gave, the latest first. A stranger can send a form with someone else's email address. */
export function earlierPhonesOf({ phone, timeline }: Person) {
  const given = timeline.flatMap(entry => {
    if (entry.kind === 'session') return []
    const { contactInfo } = entry.kind === 'survey' ? entry.record.responses : entry.record
    return contactInfo.phone ? [contactInfo.phone] : []
  })
  const byDigits = new Map(given.map(number => [digitsOf(number), number]))
  byDigits.delete(digitsOf(phone ?? ''))
  return [...byDigits.values()]
}
