import { requestAdmin } from '#app/features/admin/session/admin-api.ts'
import { saveFile } from '#app/lib/save-file.ts'

/** A hundred thousand rows take a while. */
const longestExportMs = 10 * 60_000

/** Fetches a file, because a plain link could not carry the token, and hands it to the browser's downloads. */
export async function saveExport(address: string, otherwiseNamed: string) {
  const response = await requestAdmin(address, { timeoutMs: longestExportMs })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? otherwiseNamed)
}
