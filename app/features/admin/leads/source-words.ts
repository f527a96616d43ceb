import type { LeadSource } from '#contracts/lead-records.ts'
import type { Person } from '#contracts/people.ts'

/** "Came from google.com, first page /beta, campaign spring / email"; nothing where nothing is known. */
export function sourceWords({ firstPage, referrerHost, campaign }: LeadSource) {
  const names = Object.values(campaign).filter(Boolean)
  return [
    referrerHost && `came from ${referrerHost}`,
    firstPage && `first page ${firstPage}`,
    names.length > 0 && `campaign ${names.join(' / ')}`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^./, first => first.toUpperCase())
}

/** Of the first form they sent: that is what brought them here. */
export function firstSourceOf({ timeline }: Person) {
  const forms = timeline.flatMap(entry => (entry.kind === 'session' ? [] : [entry.record.source]))
  return forms.at(-1)
}
