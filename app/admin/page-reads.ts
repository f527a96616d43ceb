import { rangeFrom } from './analytics/date-range.ts'
import { reportCall, reports } from './analytics/report-calls.ts'
import { leadCall, overviewCall } from './leads/lead-calls.ts'
import { startReads } from './session/admin-api.ts'
import { adminToken } from './session/admin-token.ts'
import { startLoginOptions } from './session/login-options.ts'
import { sessionCheckCall } from './session/session-check.ts'
import { settingsCall } from './settings/use-settings.ts'
import { wordsCall } from './website/use-words.ts'
import { websitePath } from './website/website-paths.ts'

const leadReads = (params: URLSearchParams) => {
  const id = params.get('lead')
  return id ? [leadCall(id)] : []
}

const reads: Readonly<Record<string, (params: URLSearchParams) => readonly string[]>> = {
  '/admin': () => [overviewCall],
  '/admin/analytics': params => Object.values(reports).map(path => reportCall(path, rangeFrom(params))),
  '/admin/leads': leadReads,
  '/admin/leads/call-sheet': leadReads,
  '/admin/settings': () => [settingsCall],
  [websitePath]: () => [wordsCall],
}

/** Before the page is hydrated or rendered. It would first send the session check, and wait. */
export function startPageReads(url: string) {
  // Without a token, this is the login page or redirects to it.
  if (!adminToken()) startLoginOptions()
  const { pathname, searchParams } = new URL(url, location.origin)
  startReads([sessionCheckCall, ...(reads[pathname]?.(searchParams) ?? [])])
}
