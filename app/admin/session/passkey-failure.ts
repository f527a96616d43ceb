import { errorMessage, RequestError } from '#app/lib/api.ts'

export const unreachable = "Couldn't reach the server. Check your connection and try again."

/** By the error's name, because the browser's own dialogs and texts differ. */
const byName: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for this site.',
  SecurityError: "Passkeys don't work at this address.",
  ConstraintError: "This device can't be used for a passkey. Turn on its screen lock, or use another device.",
  NotSupportedError: "This device can't be used for a passkey. Try another device.",
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** The dialog was closed, or nothing happened until it timed out. */
export const isCanceled = (error: unknown) => nameOf(error) === 'NotAllowedError'

/** We closed the dialog, for another try or because the page is gone. */
export const isAborted = (error: unknown) => nameOf(error) === 'AbortError'

export function passkeyFailure(error: unknown) {
  if (error instanceof RequestError) return errorMessage(error) ?? "That didn't work. Please try again."
  const isFromNetwork = ['TypeError', 'TimeoutError'].includes(nameOf(error))
  return isFromNetwork ? unreachable : (byName[nameOf(error)] ?? "Your device couldn't do this. Please try again.")
}
