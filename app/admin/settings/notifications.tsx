import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { notifyDevice, stopNotifying } from '#app/admin/session/notify-device.ts'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { RequestError } from '#app/lib/api.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { PushState, readPush } from '#contracts/push.ts'
import { ChangeFailure } from './change-failure.tsx'

const pushCall = 'GET /api/admin/push'

export function Notifications() {
  const query = useAdminQuery<typeof readPush>(pushCall, { refetchOnMount: 'always' })
  if (!('PushManager' in window))
    return (
      <p>
        This browser can't show notifications. On an iPhone or iPad, tap Share, then Add to Home Screen. Open the admin
        area from there, log in, and turn them on here.
      </p>
    )
  return (
    <QueryState query={query} failure="Couldn't load the notifications">
      {state => <NotifyThisDevice state={state} />}
    </QueryState>
  )
}

type Choice = Pick<PushState, 'isOn' | 'showsNames'>

function NotifyThisDevice({ state }: { state: PushState }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ isOn, showsNames }: Choice) => (isOn ? notifyDevice(state, showsNames) : stopNotifying()),
    onSuccess: changed => void queryClient.setQueryData([pushCall], changed),
  })
  const { isOn, showsNames } = isPending ? variables : state
  const choose = (choice: Choice) => !isPending && mutate(choice)
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Notify this device"
        hint="About new leads, booked and canceled calls, follow-ups at 8 a.m., and trouble with the site. This device stays logged in; logging out ends it."
        checked={isOn}
        onChange={({ target }) => choose({ isOn: target.checked, showsNames: false })}
      />
      {isOn && (
        <div className="pl-10">
          <Checkbox
            label="Show names"
            hint="On the locked screen too, where others can read them."
            checked={showsNames}
            onChange={({ target }) => choose({ isOn: true, showsNames: target.checked })}
          />
        </div>
      )}
      {error instanceof RequestError ? (
        <ChangeFailure error={error} />
      ) : (
        <FailureText error={error ? failureOf(error) : undefined} />
      )}
    </div>
  )
}

const failureOf = (error: Error) =>
  error.name === 'NotAllowedError'
    ? "Notifications are blocked for this site. Allow them in your browser's settings, then try again."
    : "This browser couldn't turn on notifications. Check your connection and try again."
