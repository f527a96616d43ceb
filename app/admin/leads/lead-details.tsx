import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useExport } from '#app/admin/lists/export-button.tsx'
import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { exactTime } from '#app/admin/time/format-time.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { AdminLinkButton, AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Facts } from '#app/admin/ui/facts.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { Fold } from '#app/admin/ui/fold.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { errorMessage } from '#app/lib/api.ts'
import { countText } from '#app/lib/numbers.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { retention } from '#content/retention.ts'
import { site } from '#content/site.ts'
import type { ErasureReceipt, eraseLead, Lead } from '#contracts/leads.ts'
import { clearNoteDraft } from './lead-notes.tsx'
import { nameOf, sentText } from './lead-text.ts'
import { VerdictButton } from './lead-verdict.tsx'
import { clearReplyDrafts } from './reply-button.tsx'
import { replyHref } from './reply-href.ts'
import { leadPath } from './use-lead.ts'

type EraseProps = { lead: Lead; onErased: (receipt: ErasureReceipt) => void }

type LeadDetailsProps = EraseProps & {
  onChange: () => Promise<unknown>
  /** Shows everything in words. */
  onCopy: () => void
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
        <Privacy lead={lead} onCopy={onCopy} onErased={onErased} />
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

function Privacy({ lead, onCopy, onErased }: EraseProps & { onCopy: () => void }) {
  const { mutate: save, isPending, failure } = useExport("Couldn't create the file.")
  const [isErasing, setIsErasing] = useState(false)
  return (
    <>
      <p>People can ask for a copy of their data, with your notes, or ask you to erase it.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" pending={isPending} onClick={() => save(`${leadPath(lead.id)}/export`)}>
          Export everything
        </Button>
        <Button variant="secondary" onClick={onCopy}>
          Readable copy
        </Button>
        <Button variant="secondary" onClick={() => setIsErasing(true)}>
          Erase this lead...
        </Button>
      </div>
      <FailureText error={failure} className="mt-2 empty:hidden" />
      <div className="mt-2">
        <AdminTextLink to={`/admin/activity?${new URLSearchParams({ lead: lead.id })}`}>
          Who viewed or changed this lead
        </AdminTextLink>
      </div>
      <Dialog open={isErasing} onClose={() => setIsErasing(false)} title={`Erase ${nameOf(lead)}?`}>
        <EraseForm lead={lead} onCancel={() => setIsErasing(false)} onErased={onErased} />
      </Dialog>
    </>
  )
}

const confirmation = 'ERASE'

function EraseForm({ lead, onCancel, onErased }: EraseProps & { onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  const erasure = useMutation({
    mutationFn: () => callAdmin<typeof eraseLead>(`DELETE ${leadPath(lead.id)}`),
    onSuccess: receipt => {
      clearNoteDraft(lead.id)
      clearReplyDrafts(lead)
      onErased(receipt)
    },
  })
  const failure =
    errorMessage(erasure.error) ?? "Nothing was erased, because we couldn't reach the server. Please try again."
  return (
    <AdminForm
      submit={erasure.isPending ? 'Erasing...' : 'Erase permanently'}
      variant="danger"
      pending={erasure.isPending}
      isReady={typed.trim().toUpperCase() === confirmation}
      onSubmit={erasure.mutate}
      onCancel={onCancel}
    >
      <p>This can't be undone. It permanently removes:</p>
      <BulletList
        items={[
          `their forms and calls: ${sentText(lead) || 'none'}`,
          'their contact details, their status and your note',
          'their consent records, and emails to or about them',
          'the link between their email address and surveys they started',
        ]}
      />
      <p>It doesn't remove:</p>
      <BulletList
        items={[
          'anonymous statistics',
          'an unreadable copy (hash) of their email address if they unsubscribed, so that they stay unsubscribed',
          'copies in your inbox, which you need to delete yourself',
          `copies in backups, which are deleted within ${retention.backupWeeks} weeks`,
        ]}
      />
      <TextField
        label={`To confirm, type ${confirmation}`}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={erasure.isError ? failure : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AdminForm>
  )
}

type ErasureDoneProps = { name: string; email: string; receipt: ErasureReceipt; list: string }

export function ErasureDone({ name, email, receipt, list }: ErasureDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  const confirmationLink = replyHref(email, {
    subject: 'Your data has been deleted',
    message: `Hello ${name},\n\nAs you asked, we deleted what we had about you on ${exactTime(receipt.erasedAt)}: ${receipt.removed.map(({ what, count }) => `${what} (${countText(count)})`).join(', ')}. Copies in backups are deleted within ${retention.backupWeeks} weeks.\n\n${site.name}`,
  })?.href
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
    // Cached lists may still contain their name.
    queryClient.removeQueries({ type: 'inactive' })
  }, [queryClient])
  return (
    <Card className="max-w-narrow">
      <h2 ref={heading} tabIndex={-1} className="text-heading-3 text-pine-deep outline-none">
        <bdi>{name}</bdi> has been erased
      </h2>
      <p className="mt-2 mb-4">On {exactTime(receipt.erasedAt)}, this was removed or anonymized:</p>
      <Facts facts={receipt.removed.map(({ what, count }) => [what, countText(count)])} />
      {receipt.database === 'postgres' && (
        <p className="mt-4">
          The database server can keep an unreadable copy in its files and logs until it uses that space again, and in
          its own backups for as long as they're kept. The person who runs it knows how long that is.
        </p>
      )}
      {receipt.database === 'sqlite' && !receipt.isComplete && (
        <p className="mt-4">
          A backup or an export is running. Until it finishes, the database's log may still hold a copy, which is
          removed within seconds after that.
        </p>
      )}
      <p className="mt-4">
        Keep this receipt until the backups with their data are gone, and tell them that it's done.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {confirmationLink && (
          <a href={confirmationLink} className={buttonClasses({ variant: 'strong' })}>
            Write to them
          </a>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          Print the receipt
        </Button>
        <AdminLinkButton to={list} replace variant="quiet">
          Back to list
        </AdminLinkButton>
      </div>
    </Card>
  )
}
