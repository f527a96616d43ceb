import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Busy only when it was pressed: what is read for another reason must not take the focus here when it is done. */
export function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await onRefresh()
    setRefreshing(false)
  }
  return (
    <Button variant="quiet" pending={refreshing} onClick={refresh}>
      Refresh
    </Button>
  )
}
