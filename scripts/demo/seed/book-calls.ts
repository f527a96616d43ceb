import { hourMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { instantOf } from '#server/calendar/company-time.ts'
import { storeBooking } from '#server/leads/bookings.ts'
import type { BookingEvent } from '#server/leads/calendly.ts'
import type { Database } from '#server/storage/database.ts'

const stranger = { name: 'Robin Okafor', email: 'robin.okafor@example.com', phone: '204 555 0142' }

/** Known leads with calls today and tomorrow, one who moved a call, one who canceled, and one who never sent a form. */
export async function bookCalls(database: Database) {
  const [first, second, third] = await database.read
    .selectFrom('leads')
    .select(['name', 'email', 'phone'])
    .where('status', '=', 'booked')
    .orderBy('last_submitted_at', 'desc')
    .limit(3)
    .execute()
  if (!first || !second || !third) return
  const moved = callAt('moved', second, 0, '11:00')
  const canceled = callAt('canceled', third, 1, '15:00')
  const events: BookingEvent[] = [
    callAt('today', first, 0, '10:00'),
    moved,
    { ...callAt('instead', second, 0, '14:30'), at: hoursAgo(3), replaces: moved.externalId },
    callAt('stranger', stranger, 1, '09:00'),
    canceled,
    { ...canceled, type: 'canceled', at: hoursAgo(1) },
  ]
  await database.write(async transaction => {
    for (const event of events) await storeBooking(transaction, event, event.at)
  })
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

/** `days` from today, in company time. */
function callAt(externalId: string, contact: BookingEvent['contact'], days: number, time: string): BookingEvent {
  const startsAt = instantOf(companyDay(new Date()).add({ days }).toPlainDateTime(time))
  return {
    type: 'booked',
    service: 'calendly',
    at: hoursAgo(20),
    externalId,
    replaces: null,
    isRescheduled: false,
    title: 'Strategy call',
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + hourMs / 2).toISOString(),
    contact,
  }
}
