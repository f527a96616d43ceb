import { useOwnTitle } from '#app/admin/frame/admin-page.ts'
import { callTime, exactTime } from '#app/admin/time/format-time.ts'
import { Facts } from '#app/admin/ui/facts.tsx'
import { Button } from '#app/ui/button.tsx'
import { PrintIcon } from '#app/ui/icons.tsx'
import { site } from '#content/site.ts'
import type { Lead } from '#contracts/leads.ts'
import { firstSourceText, formsOf, nameOf, statuses } from './lead-text.ts'

/** For someone who asks what we have about them: everything in words, to print or to save as a PDF. */
export function LeadCopy({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  useOwnTitle(nameOf(lead))
  const { email, phone, businessName, status, followUp, added, timeline, notes, consents, messages } = lead
  const source = [added?.from, firstSourceText(lead)].filter(Boolean).join('; ')
  const calls = timeline.flatMap(entry => (entry.kind === 'booking' ? entry.record : []))
  const emails = messages.filter(({ channel, recipient }) => channel === 'email' && recipient !== null)
  return (
    <article className="flex max-w-narrow flex-col gap-6 wrap-anywhere">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="strong" onClick={() => window.print()}>
          <PrintIcon className="size-5" /> Print or save as PDF
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <h2 className="text-heading-2">{`What ${site.name} has about ${nameOf(lead)}`}</h2>
      <Facts
        facts={[
          ['Email', email || 'None'],
          ['Phone', phone ?? 'None'],
          ['Business', businessName ?? 'None'],
          ['How you came to us', source || 'Unknown'],
          ...(added ? ([['Why we may email you', added.mayWrite]] as const) : []),
          ['Status', statuses[status].label],
          ...(followUp ? ([['Our next step', [followUp.on, followUp.note].filter(Boolean).join(': ')]] as const) : []),
        ]}
      />
      {formsOf(lead).map(({ id, title, submittedAt, facts }) => (
        <section key={id}>
          <h3 className={heading}>{title}</h3>
          <p>{exactTime(submittedAt)}</p>
          <Facts facts={facts.map(({ label, value }) => [label, value] as const)} />
        </section>
      ))}
      <Part title="Calls" lines={calls.map(call => `${callTime(call)}${call.canceledAt ? ' (canceled)' : ''}`)} />
      <Part title="Our notes" lines={notes.map(({ text, createdAt }) => `${exactTime(createdAt)}: ${text}`)} />
      <Part
        title="What you agreed to"
        lines={consents.map(({ wording, page, givenAt }) => `${exactTime(givenAt)}, on ${page}: “${wording}”`)}
      />
      <Part title="Emails to you" lines={emails.map(({ title, createdAt }) => `${exactTime(createdAt)}: ${title}`)} />
      <p>
        For our statistics, we also keep when you started a survey and which questions you saw, under an unreadable copy
        (hash) of your email address.
      </p>
    </article>
  )
}

const heading = 'mb-1 text-heading-3 text-pine-deep'

function Part({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className={heading}>{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 whitespace-pre-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
