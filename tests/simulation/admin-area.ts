import type { z } from 'zod'
import { readAdminSettings } from '#contracts/admin-settings.ts'
import { listSessions, readDropoff, readFunnels, readSummary } from '#contracts/analytics-stats.ts'
import { listAuditEntries } from '#contracts/audit-log.ts'
import { listLeads, readLead, readLeadStats } from '#contracts/leads.ts'
import { readOverview } from '#contracts/overview.ts'
import { readPageStats } from '#contracts/visits.ts'
import type { Random } from './random.ts'
import type { SimulatedSite } from './site.ts'

const screens: ReadonlyArray<{ path: string; response: z.ZodType }> = [
  readOverview,
  readAdminSettings,
  listAuditEntries,
  readSummary,
  readDropoff,
  readFunnels,
  listSessions,
  readLeadStats,
  readPageStats,
]

const lists = ['waiting', 'overdue', 'follow-up', 'all', 'new', 'booked', 'bots', 'spam']

/** Each screen loads what its contract says. */
export async function checkAdminArea(site: SimulatedSite, random: Random) {
  const load = async <Schema extends z.ZodType>(url: string, schema: Schema): Promise<z.output<Schema> | undefined> => {
    const response = await site.admin({ url })
    if (response === undefined) return
    const { data, error } = schema.safeParse(response.statusCode === 200 ? response.json() : undefined)
    if (error)
      throw new Error(`${url} can't be shown: ${response.statusCode} ${error.message} ${response.body.slice(0, 300)}`)
    return data
  }
  for (const { path, response } of screens) await load(path, response)
  const leads = await load(`${listLeads.path}?show=${random.pick(lists)}&limit=50`, listLeads.response)
  for (const { id } of (leads ?? []).slice(0, 3)) await load(`${listLeads.path}/${id}`, readLead.response)
}
