import type { ReactNode } from 'react'
import { PhoneIcon, SheetIcon } from '#app/admin/ui/action-icons.tsx'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { buttonClasses } from '#app/ui/button.tsx'
import { phoneHref } from '#content/contact-href.ts'
import type { LeadSummary } from '#contracts/leads.ts'
import { nameOf } from './lead-text.ts'
import { ReplyButton } from './reply-button.tsx'
import { leadsUrl } from './use-lead.ts'

type LeadActionsProps = {
  lead: LeadSummary
  onCall?: () => void
  /** On the lead's page, which is the call sheet. */
  isSheet?: boolean
  /** The last one. */
  children?: ReactNode
}

/** On a phone, up to four tiles in one row. */
export function LeadActions({ lead, onCall, isSheet = false, children }: LeadActionsProps) {
  const call = phoneHref(lead.phone ?? '')
  const name = nameOf(lead)
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 sm:flex sm:flex-wrap sm:gap-3">
      {call && (
        <a href={call} onClick={onCall} className={buttonClasses({ size: 'tile' })}>
          <PhoneIcon className="size-5 shrink-0" />
          <span>
            Call<span className="sr-only"> {name}</span>
          </span>
        </a>
      )}
      {!isSheet && (
        <AdminLinkButton to={leadsUrl(lead.id)} variant="secondary" size="tile">
          <SheetIcon className="size-5 shrink-0" />
          <span>
            Call sheet<span className="sr-only"> for {name}</span>
          </span>
        </AdminLinkButton>
      )}
      {!lead.isSpam && <ReplyButton lead={lead} />}
      {children}
    </div>
  )
}
