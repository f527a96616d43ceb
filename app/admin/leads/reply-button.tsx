import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ReplyIcon } from '#app/admin/ui/action-icons.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { scrollBehavior } from '#app/lib/browser/scrolling.ts'
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
import { replyHref } from './reply-href.ts'
import { asAnswered, useLeadChange } from './use-lead.ts'
import { useReplyDrafts } from './use-reply-drafts.ts'

const maxSubjectLength = 200
const maxMessageLength = 10_000

export function ReplyButton({ lead }: { lead: LeadSummary }) {
  const [isOpen, setIsOpen] = useState(false)
  /** Stays mounted from then on, and so keeps the chosen template. */
  const [wasOpened, setWasOpened] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  if (!emailHref(lead.email)) return null
  const open = () => {
    setIsUsed(false)
    setWasOpened(true)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" size="tile" onClick={open}>
        <ReplyIcon className="size-5 shrink-0" />
        <span>
          Reply<span className="sr-only"> to {nameOf(lead)}</span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Reply to ${nameOf(lead)}`}>
        {wasOpened && (
          <LeadQuery id={lead.id}>
            {lead => <ReplyForm lead={lead} isUsed={isUsed} onUse={() => setIsUsed(true)} onClose={close} />}
          </LeadQuery>
        )}
      </Dialog>
    </>
  )
}

type ReplyFormProps = { lead: Lead; isUsed: boolean; onUse: () => void; onClose: () => void }

function ReplyForm({ lead, isUsed, onUse, onClose }: ReplyFormProps) {
  const { labels, label, choose, text, isEdited, edit, undo, clear } = useReplyDrafts(lead)
  const link = replyHref(lead.email, text)
  const message = useFocusWhenGone<HTMLTextAreaElement>(isEdited)
  const { outcome, copy } = useCopy(text.message, () => {
    message.current?.focus()
    message.current?.select()
  })
  return (
    <div className="flex flex-col gap-5">
      {lead.unsubscribed && (
        <p className="rounded-control bg-amber-soft px-4 py-2">
          They unsubscribed from automatic email. You may still answer what they sent you, unless they've asked you not
          to write.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <SelectField label="Template" options={labels} value={label} onChange={({ target }) => choose(target.value)} />
        <TextField
          label="Subject"
          maxLength={maxSubjectLength}
          value={text.subject}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </div>
      <div className="flex flex-col items-start gap-1.5 *:first:w-full [&_textarea]:max-h-[26dvh] sm:[&_textarea]:max-h-[45dvh]">
        <TextArea
          ref={message}
          label="Message"
          maxLength={maxMessageLength}
          value={text.message}
          onChange={({ target }) => edit({ message: target.value })}
        />
        {isEdited && (
          <Button variant="quiet" size="small" className="-ml-4" onClick={undo}>
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
          <a
            href={link?.href}
            className={buttonClasses({ variant: 'strong' })}
            onClick={event => {
              ignoreSecondClick(event)
              onUse()
            }}
          >
            Open in email program
          </a>
          <Button variant="secondary" onClick={() => copy().then(onUse)}>
            {outcome === 'copied' ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
            {outcome === 'copied' ? 'Copied' : 'Copy text'}
          </Button>
        </div>
        <p role="status" className="text-small not-empty:mt-3">
          {outcome === 'copied' && <span className="sr-only">Text copied.</span>}
          {outcome === 'selected' &&
            'Your browser blocked the copy button. The text is selected, so copy it yourself (Ctrl+C or ⌘C).'}
        </p>
        <SentQuestion
          lead={lead}
          isAsked={isUsed && isUnanswered(lead)}
          onAnswered={() => {
            clear()
            onClose()
          }}
          onNotYet={onClose}
        />
      </div>
    </div>
  )
}

const isUnanswered = ({ dueDate, status }: Lead) => (dueDate ? dueDate.answeredAt === null : status === 'new')

/** A double click would open two emails. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

/** A double click on the control that brings up the question may end on one of its buttons. */
const unlessSecondClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act()
}

type SentQuestionProps = { lead: Lead; isAsked: boolean; onAnswered: () => void; onNotYet: () => void }

function SentQuestion({ lead, isAsked, onAnswered, onNotYet }: SentQuestionProps) {
  const change = useLeadChange(lead.id)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [isAsked])
  const markAsAnswered = () =>
    change.mutate(asAnswered(lead), {
      onSuccess: () => {
        onAnswered()
        showToast({ title: 'Marked as answered' })
      },
    })
  return (
    <>
      <div role="status">
        {isAsked && (
          <div ref={question} className="mt-5 flex scroll-mb-5 flex-col gap-3 rounded-control bg-pine-soft p-4">
            <p className="font-semibold">Did you send it?</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="strong" pending={change.isPending} onClick={unlessSecondClick(markAsAnswered)}>
                Mark as answered
              </Button>
              <Button variant="secondary" onClick={unlessSecondClick(onNotYet)}>
                Not yet
              </Button>
            </div>
          </div>
        )}
      </div>
      <FailureText error={isAsked ? change.failure : undefined} className="not-empty:mt-3" />
    </>
  )
}
