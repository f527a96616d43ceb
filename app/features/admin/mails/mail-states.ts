import type { BadgeTone } from '#app/ui/badge.tsx'
import type { MailRecord } from '#contracts/mails.ts'

/** How the administrator reads what became of a mail. */
export const mailStates: Record<MailRecord['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting to be sent', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  held: { label: 'Held back', tone: 'accent' },
  suppressed: { label: 'Not sent', tone: 'quiet' },
}
