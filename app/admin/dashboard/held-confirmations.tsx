import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import type { dismissHeldConfirmations, sendHeldConfirmations } from '#contracts/outbox.ts'

type HeldConfirmationsProps = { count: number; onChange: () => Promise<unknown> }

/** To strangers, beyond the number that the site sends in an hour. */
export function HeldConfirmations({ count, onChange }: HeldConfirmationsProps) {
  const box = useFocusWhenGone<HTMLDivElement>(count > 0)
  const act = (action: 'send' | 'dismiss') => ({
    mutationFn: () =>
      callAdmin<typeof sendHeldConfirmations | typeof dismissHeldConfirmations>(
        `POST /api/admin/held-confirmations/${action}`,
      ),
    onError: (error: unknown) => {
      console.info(error)
      showToast({
        title: `Couldn't ${action} the confirmations`,
        description: errorMessage(error) ?? "Couldn't reach the server. Please try again.",
        variant: 'destructive',
      })
    },
    onSettled: onChange,
  })
  const send = useMutation({
    ...act('send'),
    onSuccess: ({ count: sent }) =>
      void showToast({
        title: "They're on their way",
        description: `${pluralize(sent, 'confirmation')} will be sent.`,
      }),
  })
  const dismiss = useMutation({
    ...act('dismiss'),
    onSuccess: () => void showToast({ title: 'Dismissed', description: "They won't be sent." }),
  })
  const isPending = send.isPending || dismiss.isPending
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:-mb-4">
      {count > 0 && (
        <div className="flex flex-col gap-4 rounded-control bg-amber-soft px-5 py-4">
          <p className="max-w-text">
            <strong>
              {pluralize(count, 'confirmation')} {count === 1 ? 'is' : 'are'} on hold.
            </strong>{' '}
            Too many were requested within an hour. Someone may be entering other people's addresses, so check your
            latest leads first. If you send them, each inbox gets only its latest one.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={send.isPending}
              aria-disabled={isPending}
              onClick={() => send.mutate()}
            >
              {send.isPending ? 'Sending...' : 'Send them all'}
            </Button>
            <Button
              variant="quiet"
              pending={dismiss.isPending}
              aria-disabled={isPending}
              onClick={() => dismiss.mutate()}
            >
              Dismiss them all
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
