import { useMutation } from '@tanstack/react-query'
import { withQuery } from '#app/admin/data/use-admin-query.ts'
import { fetchAdmin } from '#app/admin/session/admin-api.ts'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { minuteMs } from '#contracts/time.ts'
import type { AdminList } from './use-admin-list.ts'

const maxExportMs = 10 * minuteMs

function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Not right away: the browser hasn't started reading it yet.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs)
}

/** Fetches the file, because a plain link couldn't send the token. */
export function useExport(failure: string) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (url: string) => {
      const response = await fetchAdmin(`GET ${url}`, { timeoutMs: maxExportMs })
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), name ?? 'export')
    },
    onError: console.info,
  })
  return { mutate, isPending, failure: isError ? `${failure} Please try again.` : undefined }
}

export function ExportButton({ list: { path, params, what, total } }: { list: AdminList<unknown> }) {
  const { mutate, isPending, failure } = useExport(`Couldn't export the ${what}.`)
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        disabled={total === 0}
        onClick={() => mutate(withQuery(`${path}/export`, params))}
      >
        <span>
          Export <span className="sr-only">{what} as </span>CSV
        </span>
      </Button>
      <FailureText error={failure} />
    </div>
  )
}
