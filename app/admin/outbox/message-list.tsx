import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { ListRow } from '#app/admin/ui/list-row.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { errorMessage } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { showToast, type ToastMessage } from '#app/lib/toast-store.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { dismissMessage, MessageRecord, resendMessage } from '#contracts/outbox.ts'
import type { Overview } from '#contracts/overview.ts'

const statuses: Record<MessageRecord['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting to be sent', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  held: { label: 'On hold', tone: 'accent' },
  suppressed: { label: 'Not sent', tone: 'quiet' },
  dismissed: { label: 'Dismissed', tone: 'quiet' },
}

type Message = MessageRecord & Partial<Pick<Overview['outbox']['list'][number], 'leadId' | 'leadName'>>

type MessageListProps = {
  messages: readonly Message[]
  empty: string
  className: string
  onChange: () => Promise<unknown>
}

const channels: Record<MessageRecord['channel'], { name: string; to: string }> = {
  email: { name: 'Email', to: 'the team' },
  webhook: { name: 'Webhook', to: 'your webhook' },
  push: { name: 'Notification', to: 'your device' },
  indexnow: { name: 'IndexNow', to: 'search engines' },
}

/** Emails, webhooks and notifications. */
export function MessageList({ messages, empty, className, onChange }: MessageListProps) {
  const box = useFocusWhenGone<HTMLDivElement>(
    messages.filter(({ canBeResent, canBeDismissed }) => canBeResent || canBeDismissed).length,
  )
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {messages.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {messages.length > 0 && (
        <ul className={`divide-y divide-line ${className}`}>
          {messages.map(message => (
            <MessageLine key={message.id} message={message} onChange={onChange} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Action = 'resend' | 'dismiss'

const dismissed = { title: 'Dismissed', description: "It won't be sent." }

function MessageLine({ message, onChange }: { message: Message; onChange: () => Promise<unknown> }) {
  const { channel, title, status, reason, attempts, createdAt, canBeResent, canBeDismissed, leadId } = message
  const { name, to } = channels[channel]
  const recipient = message.recipient ?? to
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: Action) =>
      callAdmin<typeof resendMessage | typeof dismissMessage>(`POST /api/admin/outbox/${message.id}/${action}`),
    onSuccess: (response, action) => void showToast(action === 'resend' ? outcomeOf(name, response) : dismissed),
    onError: (error, action) => {
      console.info(error)
      showToast({
        title: `Couldn't ${action} the ${name.toLowerCase()}`,
        description: errorMessage(error) ?? "Couldn't reach the server. Please try again.",
        variant: 'destructive',
      })
    },
    onSettled: onChange,
  })
  const isRunning = (action: Action) => isPending && variables === action
  const { label, tone } = statuses[status]
  const button = (action: Action, text: string) => (
    <Button
      variant={action === 'resend' ? 'secondary' : 'quiet'}
      pending={isRunning(action)}
      aria-disabled={isPending}
      onClick={() => mutate(action)}
    >
      <span>
        {text}
        <span className="sr-only">
          : {title}, to {recipient}
        </span>
      </span>
    </Button>
  )
  return (
    <ListRow
      title={title}
      badge={<Badge tone={tone}>{label}</Badge>}
      facts={
        <>
          <span>
            To <bdi>{recipient || 'no address'}</bdi>
          </span>
          {leadId && (
            <span>
              About{' '}
              <AdminTextLink inline to={`/admin/leads?lead=${encodeURIComponent(leadId)}`}>
                <bdi>{message.leadName?.trim() || 'Unknown'}</bdi>
              </AdminTextLink>
            </span>
          )}
          <span>
            Created <RelativeTime at={createdAt} />
          </span>
          {attempts > 0 && <span>{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}</span>}
        </>
      }
      actions={
        <>
          {canBeResent && button('resend', isRunning('resend') ? 'Sending...' : 'Resend')}
          {canBeDismissed && button('dismiss', 'Dismiss')}
        </>
      }
    >
      {reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
    </ListRow>
  )
}

function outcomeOf(name: string, { status, reason }: Pick<MessageRecord, 'status' | 'reason'>): ToastMessage {
  if (status === 'sent') return { title: `${name} sent`, description: "It's on its way." }
  if (status === 'waiting') return { title: `${name} not sent yet`, description: "It's still waiting to be sent." }
  return { title: `${name} not sent`, description: reason ?? 'The server rejected it.', variant: 'destructive' }
}
