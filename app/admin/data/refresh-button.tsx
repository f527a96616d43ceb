import { useMutation } from '@tanstack/react-query'
import { RefreshIcon } from '#app/admin/ui/action-icons.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { Button } from '#app/ui/button.tsx'

type RefreshButtonProps = { onRefresh: () => Promise<unknown> }

export function RefreshButton({ onRefresh }: RefreshButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: onRefresh })
  return (
    <Button variant="secondary" className="max-sm:px-3.5 max-sm:py-3.5" pending={isPending} onClick={() => mutate()}>
      {!isPending && <RefreshIcon className="size-5" />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}

export function RefreshStats({ updatedAt, onRefresh }: RefreshButtonProps & { updatedAt: number }) {
  return (
    <div className="flex grow items-center justify-between gap-x-4 text-small text-ink-soft sm:justify-end">
      <p role="status">
        {updatedAt > 0 && (
          <>
            As of <RelativeTime exact at={new Date(updatedAt).toISOString()} />
          </>
        )}
      </p>
      <RefreshButton onRefresh={onRefresh} />
    </div>
  )
}
