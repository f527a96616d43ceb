import { sql } from 'kysely'
import type { ChannelName } from '#contracts/outbox.ts'
import { hourMs } from '#contracts/time.ts'
import type { Handle } from '#server/storage/database.ts'
import { ageText } from './age-text.ts'
import type { Trouble } from './trouble.ts'

type Stuck = { count: number; oldest: string | null; reason: string | null }

/**
 * Messages that are more than an hour past due, and those to the team or the webhook's receiver that have failed since
 * the last one got through. One visitor's full mailbox is no trouble.
 */
async function stuckMessages(search: Handle, channel: ChannelName, now: Date): Promise<Stuck> {
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const lastSent = sql`select max(sent_at) from outbox where channel = ${channel} and recipient is null`
  const isStuck = sql`channel = ${channel} and created_at < ${hourAgo} and (
    (status = 'waiting' and next_attempt_at < ${hourAgo}) or
    (status in ('waiting', 'failed') and last_error is not null and recipient is null
      and created_at > coalesce((${lastSent}), '')))`
  const { rows } = await sql<Stuck>`
    select count(*) as count, min(created_at) as oldest,
      (select last_error from outbox where ${isStuck} and last_error is not null order by created_at desc limit 1) as reason
    from outbox where ${isStuck}`.execute(search)
  const [{ count, ...stuck }] = rows as [Stuck]
  // Outside the server's own pools, Postgres counts are text.
  return { ...stuck, count: Number(count) }
}

const waitingText = ({ count, oldest }: Stuck, now: Date, singular: string) =>
  `${count === 1 ? `1 ${singular} hasn't` : `${count} ${singular}s haven't`} been delivered. The oldest is ${ageText(now.getTime() - Date.parse(oldest ?? ''))} old.`

export async function emailTrouble(search: Handle, now: Date, doctor: string): Promise<Trouble | undefined> {
  const stuck = await stuckMessages(search, 'email', now)
  if (stuck.count === 0) return
  return {
    title: "Emails aren't going out",
    // Without the reason, which may quote an address: this text is stored, and an erasure doesn't reach it.
    detail: waitingText(stuck, now, 'email'),
    whatToDo: `No lead is lost: they're all in the admin area, and the emails are kept. The dashboard has the reason under "Not delivered". Whoever runs the server can find the cause with "${doctor}".`,
  }
}

export async function webhookTrouble(search: Handle, now: Date, test: string): Promise<Trouble | undefined> {
  const stuck = await stuckMessages(search, 'webhook', now)
  if (stuck.count === 0) return
  return {
    title: "Webhooks aren't getting through",
    detail: [waitingText(stuck, now, 'webhook'), stuck.reason].filter(Boolean).join(' '),
    whatToDo: `Your automation isn't getting new leads. Check that it's turned on there. For whoever runs the server: "${test}" sends a test event.`,
  }
}
