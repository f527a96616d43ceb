import type { ComponentProps } from 'react'
import type { Badge } from '#app/ui/badge.tsx'
import type { MailRecord } from '#contracts/mails.ts'

type State = { label: string; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }

/** How the administrator reads what became of a mail. */
export const mailStates: Record<MailRecord['status'], State> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  held: { label: 'Held for review', tone: 'accent' },
  suppressed: { label: 'Unsubscribed', tone: 'neutral' },
}
