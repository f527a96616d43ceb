import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { sentenceOf } from '#app/lib/api.ts'
import { showToast, type ToastMessage } from '#app/ui/toast-store.ts'
import type { MailRecord, ResendAnswer } from '#contracts/mails.ts'

/** Sends a mail again and says what came of it. It is under way until the page has read anew, so that it shows it, too. */
export function useResend({ id }: MailRecord, onResent: () => Promise<unknown>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin<ResendAnswer>(`/api/admin/mails/${id}/resend`, { method: 'POST' }),
    onSuccess: answer => {
      showToast(outcomeOf(answer))
    },
    onError: error => {
      console.info(error)
      showToast({
        title: 'Email not sent again',
        description: sentenceOf(error) ?? 'The server could not be reached. Please try again.',
        variant: 'destructive',
      })
    },
    onSettled: onResent,
  })
  return { resend: () => mutate(), resending: isPending }
}

function outcomeOf({ status, reason }: ResendAnswer): ToastMessage {
  if (status === 'sent') return { title: 'Email sent', description: 'The mail server has accepted it.' }
  if (status === 'waiting')
    return { title: 'Email not sent yet', description: 'It is kept, and goes out as soon as a mail server takes it.' }
  return { title: 'Email not sent', description: reason ?? 'The mail server refused it.', variant: 'destructive' }
}
