import { type Actor, addAuditEntryOnce, type NewAuditEntry } from '#server/admin/audit-log.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { instantOf } from '#server/calendar/company-time.ts'
import type { Database } from '#server/storage/database.ts'

const days = 7

const office: Omit<Actor, 'at'> = { sessionId: 'demo-office', device: 'Firefox on Windows', address: '203.0.113.20' }
const phone: Omit<Actor, 'at'> = { sessionId: 'demo-phone', device: 'Chrome on Android', address: '203.0.113.77' }

/** What the administrator did in the last week: a look at the dashboard each morning, a few leads, and one export. */
export async function addActivity(database: Database) {
  const leads = await database.read
    .selectFrom('leads')
    .select('id')
    .where('status', '=', 'contacted')
    .orderBy('last_submitted_at', 'desc')
    .limit(days)
    .execute()
  await database.write(async transaction => {
    for (let ago = days; ago > 0; ago--) {
      const actor = ago % 3 === 0 ? phone : office
      const leadId = leads[ago - 1]?.id
      const entries: NewAuditEntry[] = [
        { action: 'login.succeeded', details: { method: 'password' } },
        { action: 'overview.viewed' },
        { action: 'lead.viewed', leadId },
        { action: 'lead.status', leadId, details: { from: 'new', to: 'contacted' } },
        ...(ago === 2 ? [{ action: 'leads.exported', details: { format: 'csv' } } as const] : []),
      ]
      const start = instantOf(companyDay(new Date()).subtract({ days: ago }).toPlainDateTime('08:40'))
      for (const [index, entry] of entries.entries()) {
        const at = new Date(start + index * 95_000).toISOString()
        await addAuditEntryOnce(transaction, { ...actor, at }, entry, `demo ${at}`)
      }
    }
  })
}
