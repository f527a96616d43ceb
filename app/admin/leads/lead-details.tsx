import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { Fold } from '#app/admin/ui/fold.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { ErasureReceipt, Lead } from '#contracts/leads.ts'
import { LeadPrivacy } from './lead-privacy.tsx'
import { VerdictButton } from './lead-verdict.tsx'

type LeadDetailsProps = {
  lead: Lead
  onChange: () => Promise<unknown>
  /** Shows everything in words. */
  onCopy: () => void
  onErased: (receipt: ErasureReceipt) => void
}

/** What's rarely needed: what was sent, what they agreed to, and what they may ask for. */
export function LeadDetails({ lead, onChange, onCopy, onErased }: LeadDetailsProps) {
  return (
    <Fold title="Details">
      <div>
        <h3 className={title}>Emails and webhooks</h3>
        <MessageList
          messages={lead.messages}
          empty="Nothing was sent yet."
          className="border-t border-line"
          onChange={onChange}
        />
      </div>
      <div>
        <h3 className={title}>Consent</h3>
        <ConsentList consents={lead.consents} />
      </div>
      <div>
        <h3 className={title}>Privacy</h3>
        <LeadPrivacy lead={lead} onCopy={onCopy} onErased={onErased} />
      </div>
      {!lead.botCheck && !lead.isSpam && <VerdictButton lead={lead} verdict="spam" label="Mark as spam" />}
    </Fold>
  )
}

const title = 'mb-1 text-heading-3 text-pine-deep'

function ConsentList({ consents }: { consents: Lead['consents'] }) {
  if (consents.length === 0) return <p className="text-ink-soft">No consent on record.</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line">
      {consents.map(({ id, title, wording, version, page, givenAt }) => (
        <li key={id} className="flex flex-col gap-1 py-4 wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <q className="quotes-[“_”]">{wording}</q>
          <span className="text-small text-ink-soft">
            Version {version}, on {page}, <RelativeTime at={givenAt} exact />
          </span>
        </li>
      ))}
    </ul>
  )
}
