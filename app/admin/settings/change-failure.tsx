import { logInAgain } from '#app/admin/session/admin-api.ts'
import { passkeyFailure } from '#app/admin/session/passkeys.ts'
import { RequestError } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { AlertIcon } from '#app/ui/icons.tsx'

const needsLogin = (error: unknown) => error instanceof RequestError && error.status === 403

/** What protects the login can be changed only shortly after logging in. */
export const ChangeFailure = ({ error }: { error: unknown }) => (
  <div role="alert" className="empty:hidden">
    {Boolean(error) &&
      (needsLogin(error) ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-amber-soft px-4 py-3">
          <p>{passkeyFailure(error)}</p>
          <Button variant="strong" size="small" onClick={logInAgain}>
            Log in again
          </Button>
        </div>
      ) : (
        <p className="flex items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 text-danger">
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {passkeyFailure(error)}
        </p>
      ))}
  </div>
)
