import { useState } from 'react'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { ReplyIcon } from '#app/admin/ui/action-icons.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { removeFromTab } from '#app/lib/browser/tab-storage.ts'
import { useCopy } from '#app/lib/browser/use-copy.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { CheckIcon, CopyIcon } from '#app/ui/icons.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { emailHref } from '#content/contact-href.ts'
import type { Lead, LeadSummary } from '#contracts/leads.ts'
import { LeadQuery } from './lead-query.tsx'
import { nameOf } from './lead-text.ts'
import { type ReplyText, replyHref } from './reply-href.ts'
import { asAnswered, useLeadChange } from './use-lead.ts'

const maxSubjectLength = 200
const maxMessageLength = 10_000

export function ReplyButton({ lead }: { lead: LeadSummary }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!emailHref(lead.email)) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" size="tile" onClick={() => setIsOpen(true)}>
        <ReplyIcon className="size-5 shrink-0" />
        <span>
          Reply<span className="sr-only"> to {nameOf(lead)}</span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Reply to ${nameOf(lead)}`}>
        {isOpen && <LeadQuery id={lead.id}>{lead => <Reply lead={lead} onClose={close} />}</LeadQuery>}
      </Dialog>
    </>
  )
}

type Template = Lead['replies'][number]

/** For a lead whose forms have no templates. */
const blank: Template = { label: 'Blank', subject: '', message: '' }

type ReplyProps = { lead: Lead; onClose: () => void }

function Reply({ lead, onClose }: ReplyProps) {
  const templates = lead.replies.length > 0 ? lead.replies : [blank]
  const [chosen, choose] = useState(0)
  const template = templates[chosen] ?? blank
  return (
    <div className="flex flex-col gap-5">
      {lead.unsubscribed && (
        <p className="rounded-control bg-amber-soft px-4 py-2">
          They unsubscribed from automatic email. You may still answer what they sent you, unless they've asked you not
          to write.
        </p>
      )}
      <SelectField
        label="Template"
        options={templates.map(({ label }) => label)}
        value={template.label}
        onChange={({ target }) => choose(target.selectedIndex)}
      />
      <ReplyForm key={template.label} lead={lead} template={template} onClose={onClose} />
    </div>
  )
}

/** Each template has its own draft, so choosing another one loses nothing. */
const draftKey = (leadId: string, label: string) => `draft:lead-reply:${leadId}:${label}`

export function clearReplyDrafts({ id, replies }: Lead) {
  for (const { label } of [blank, ...replies]) removeFromTab(draftKey(id, label))
}

function ReplyForm({ lead, template, onClose }: ReplyProps & { template: Template }) {
  const { subject, message } = template
  const answer = useLeadChange(lead.id)
  const draft = useDraft<ReplyText>({
    key: draftKey(lead.id, template.label),
    stored: { value: { subject, message }, revision: null },
  })
  const text = draft.value
  const edit = (change: Partial<ReplyText>) => draft.change(current => ({ ...current, ...change }))
  const link = replyHref(lead.email, text)
  const field = useFocusWhenGone<HTMLTextAreaElement>(draft.isUnsaved)
  const { outcome, copy } = useCopy(text.message, () => {
    field.current?.focus()
    field.current?.select()
  })
  const markAsAnswered = () =>
    answer.mutate(asAnswered(lead), {
      onSuccess: () => {
        draft.drop()
        onClose()
        showToast({ title: 'Marked as answered' })
      },
    })
  return (
    <>
      <TextField
        label="Subject"
        maxLength={maxSubjectLength}
        value={text.subject}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <div className="flex flex-col items-start gap-1.5 *:first:w-full [&_textarea]:max-h-[20dvh] sm:[&_textarea]:max-h-[45dvh]">
        <TextArea
          ref={field}
          label="Message"
          maxLength={maxMessageLength}
          value={text.message}
          onChange={({ target }) => edit({ message: target.value })}
        />
        {draft.isUnsaved && (
          <Button variant="quiet" size="small" className="-ml-4" onClick={draft.drop}>
            Undo my changes
          </Button>
        )}
      </div>
      <div>
        <p role="status" className="text-small not-empty:mb-4">
          {!link?.isComplete &&
            'This message is too long to pass on to an email program. Copy the text, open the program and paste it there.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={link?.href} className={buttonClasses({ variant: 'strong' })}>
            Open in email program
          </a>
          <Button variant="secondary" onClick={copy}>
            {outcome === 'copied' ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
            {outcome === 'copied' ? 'Copied' : 'Copy text'}
          </Button>
          {isUnanswered(lead) && (
            <Button variant="secondary" pending={answer.isPending} onClick={markAsAnswered}>
              Mark as answered
            </Button>
          )}
        </div>
        <p role="status" className="text-small not-empty:mt-3">
          {outcome === 'copied' && <span className="sr-only">Text copied.</span>}
          {outcome === 'selected' &&
            'Your browser blocked the copy button. The text is selected, so copy it yourself (Ctrl+C or ⌘C).'}
        </p>
        <FailureText error={answer.failure} className="not-empty:mt-3" />
      </div>
    </>
  )
}

const isUnanswered = ({ dueDate, status }: Lead) => (dueDate ? dueDate.answeredAt === null : status === 'new')
