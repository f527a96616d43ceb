import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { RefreshIcon } from '#app/ui/icons.tsx'

/** Busy only when it was pressed: what is read for another reason must not take the focus here when it is done. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await onRefresh()
    setRefreshing(false)
  }
  return (
    <Button variant="secondary" className="max-sm:px-3.5 max-sm:py-3.5" pending={refreshing} onClick={refresh}>
      {!refreshing && <RefreshIcon className="size-5" />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
