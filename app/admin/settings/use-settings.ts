import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { RequestError } from '#app/lib/api.ts'
import type { AdminSettings, readAdminSettings } from '#contracts/admin-settings.ts'

const settingsCall = 'GET /api/admin/settings'

/** Always refetched, because other devices log in and out. */
export const useSettings = () => useAdminQuery<typeof readAdminSettings>(settingsCall, { refetchOnMount: 'always' })

export function useSettingsChange<Change>(mutationFn: (change: Change) => Promise<AdminSettings>) {
  const queryClient = useQueryClient()
  const queryKey = [settingsCall]
  return useMutation({
    mutationFn,
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    // It was removed on another device.
    onError: error => {
      if (error instanceof RequestError && error.status === 404) queryClient.invalidateQueries({ queryKey })
    },
    onSuccess: settings => void queryClient.setQueryData(queryKey, settings),
  })
}
