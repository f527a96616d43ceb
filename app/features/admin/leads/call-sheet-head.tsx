import { shortMoment } from '#app/lib/moments.ts'
import type { Person } from '#contracts/people.ts'
import type { PrintedSheet } from './call-sheet-on-one-page.ts'
import { EmailLink, PhoneLink } from './contact-link.tsx'
import { earlierPhonesOf } from './earlier-phones.ts'
import { sentWords, statusLabels } from './lead-words.ts'
import { shorten } from './shorten.ts'
import { firstSourceOf, sourceWords } from './source-words.ts'

const longestSource = 160

/** Who is called, how, and what has been promised. */
export function CallSheetHead({ person, sheet }: { person: Person; sheet: PrintedSheet }) {
  const { name, businessName, note } = sheet
  const { phone, email, promise, status, sent } = person
  const source = firstSourceOf(person)
  const earlierPhones = earlierPhonesOf(person)
  const standing = [
    promise.answeredAt ? `Answered ${shortMoment(promise.answeredAt)}` : `Answer due ${shortMoment(promise.dueAt)}`,
    `Status: ${statusLabels[status]}`,
    `Sent: ${sentWords(sent)}`,
  ]
  return (
    <header className="flex flex-col gap-1 border-b-2 border-ink pb-3 print:gap-0 print:pb-1.5">
      <h2 className="text-heading-2 print:text-[17pt] print:leading-tight">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-lead print:text-[11pt] print:leading-[1.3]">
        <bdi>{businessName}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-6 text-lead print:text-[11pt] print:leading-[1.3] print:font-semibold">
        <bdi>{phone ? <PhoneLink phone={phone} /> : 'No phone number'}</bdi>
        <bdi>
          <EmailLink email={email} />
        </bdi>
      </p>
      {earlierPhones.length > 0 && <p>Earlier forms gave {shorten(earlierPhones.join(', '), longestSource)}</p>}
      <p>{standing.join('; ')}</p>
      <p className="text-ink-soft print:text-ink">
        {(source && shorten(sourceWords(source), longestSource)) || 'Where they came from is not known'}
      </p>
      {note && (
        <p className="mt-1">
          <strong>Our note:</strong> {note}
        </p>
      )}
    </header>
  )
}
