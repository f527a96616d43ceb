import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { saveExport } from './save-export.ts'
import { addressOf, type ListParams } from './use-admin-list.ts'

type ExportButtonsProps = {
  /** The list's own address; its export lies below it. */
  path: string
  params: ListParams
  /** What is exported, for the buttons' names. */
  what: string
  /** While there is nothing to export. */
  disabled?: boolean
}

/** What the search shows, all pages of it, as a file. */
export function ExportButtons({ path, params, what, disabled = false }: ExportButtonsProps) {
  const [busyWith, setBusyWith] = useState<string>()
  const save = async (format: 'csv' | 'json') => {
    setBusyWith(format)
    try {
      await saveExport(addressOf(`${path}/export`, { ...params, format }), `export.${format}`)
    } catch (error) {
      console.info(error)
      showToast({
        title: 'Export failed',
        description: `The ${what} could not be exported. Please try again.`,
        variant: 'destructive',
      })
    } finally {
      setBusyWith(undefined)
    }
  }
  return (
    <div className="flex gap-3">
      {(['csv', 'json'] as const).map(format => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          pending={busyWith === format}
          disabled={disabled || busyWith !== undefined}
          className="max-sm:grow"
          onClick={() => save(format)}
        >
          <span>
            Export <span className="sr-only">{what} as </span>
            {format.toUpperCase()}
          </span>
        </Button>
      ))}
    </div>
  )
}
