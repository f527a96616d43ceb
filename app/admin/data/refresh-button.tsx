import { useMutation } from '@tanstack/react-query'
import { RefreshIcon } from '#app/admin/ui/action-icons.tsx'
import { Button } from '#app/ui/button.tsx'

export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const { mutate, isPending } = useMutation({ mutationFn: onRefresh })
  return (
    <Button variant="secondary" className="max-sm:px-3.5 max-sm:py-3.5" pending={isPending} onClick={() => mutate()}>
      {!isPending && <RefreshIcon className="size-5" />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
