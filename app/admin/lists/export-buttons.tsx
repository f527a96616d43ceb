import { useMutation } from '@tanstack/react-query'
import { withQuery } from '#app/admin/data/use-admin-query.ts'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { showToast } from '#app/lib/toast-store.ts'
import { Button } from '#app/ui/button.tsx'
import type { AdminList } from './use-admin-list.ts'

const maxExportMs = 10 * 60_000

function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Not right away: the browser hasn't started reading it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Fetches the file, because a plain link couldn't send the token. */
export const useExport = (failure: string) =>
  useMutation({
    mutationFn: async (url: string) => {
      const response = await fetchAdmin(`GET ${url}`, { timeoutMs: maxExportMs })
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), name ?? 'export')
    },
    onError: error => {
      console.info(error)
      showToast({ title: 'Export failed', description: `${failure} Please try again.`, variant: 'destructive' })
    },
  })

export function ExportButtons({ list: { path, params, what, total } }: { list: AdminList<unknown> }) {
  const { mutate, isPending, variables } = useExport(`Couldn't export the ${what}.`)
  return (
    <div className="flex gap-3">
      {['csv', 'json'].map(format => {
        const url = withQuery(`${path}/export`, { ...params, format })
        return (
          <Button
            key={format}
            variant="secondary"
            size="small"
            pending={isPending && variables === url}
            aria-disabled={isPending}
            disabled={total === 0}
            className="max-sm:grow"
            onClick={() => mutate(url)}
          >
            <span>
              Export <span className="sr-only">{what} as </span>
              {format.toUpperCase()}
            </span>
          </Button>
        )
      })}
    </div>
  )
}
