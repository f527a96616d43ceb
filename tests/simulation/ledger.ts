import type { Selectable } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { formParts } from '#tests/support/forms.ts'
import { dayOf, weekdayOf } from './company-clock.ts'
import type { People, SimulatedForm, SimulatedPerson } from './people.ts'

type StoredMessage = Selectable<Tables['outbox']>

type KnownForm = { id: string; person: SimulatedPerson; form: SimulatedForm; messages: string[] }

const remindedFor = {
  'due-soon-reminder': 'due_soon_reminded_for',
  'overdue-reminder': 'overdue_reminded_for',
  'follow-up-reminder': 'follow_up_reminded_for',
} as const

/** Remembers everything that was ever stored, because erasures and purges delete it. Throws if something is there twice. */
export function createLedger({ read }: Database, people: People) {
  const forms = new Map<string, KnownForm>()
  const messages = new Map<string, StoredMessage>()
  const formOfKey = new Map<string, string>()
  const reminders = new Set<string>()
  const digests = new Map<string, StoredMessage>()
  let lastForm = ''
  let lastMessage = ''

  const newRows = <Table extends 'forms' | 'outbox'>(table: Table, after: string) =>
    read
      .selectFrom(table as 'outbox')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .execute()

  async function observeForms() {
    const rows = (await newRows('forms', lastForm)) as unknown as Selectable<Tables['forms']>[]
    for (const { id, idempotency_key } of rows) {
      const key = idempotency_key ?? ''
      const known = people.sent.get(key)
      if (!known) throw new Error(`The form ${id} was never sent.`)
      if (formOfKey.has(key)) throw new Error(`The form ${id} of ${known.person.mark} is stored twice.`)
      formOfKey.set(key, id)
      forms.set(id, { id, ...known, messages: [] })
      lastForm = id
    }
  }

  async function observeMessages() {
    for (const message of await newRows('outbox', lastMessage)) {
      messages.set(message.id, message)
      forms.get(message.form_id ?? '')?.messages.push(message.template)
      if (message.template === 'weekly-digest') observeDigest(message)
      if (message.template in remindedFor) await observeReminder(message)
      lastMessage = message.id
    }
  }

  function observeDigest(message: StoredMessage) {
    const monday = mondayOf(Date.parse(message.created_at))
    if (digests.has(monday)) throw new Error(`There are two digests of ${monday}.`)
    digests.set(monday, message)
  }

  async function observeReminder({ template, payload }: StoredMessage) {
    const { leadIds }: { leadIds: string[] } = JSON.parse(payload ?? '')
    const column = remindedFor[template as keyof typeof remindedFor]
    const leads = await read.selectFrom('leads').select(['id', column]).where('id', 'in', leadIds).execute()
    for (const lead of leads) {
      const reminder = `${template} of ${lead.id} for ${lead[column]}`
      if (reminders.has(reminder)) throw new Error(`There are two: ${reminder}`)
      reminders.add(reminder)
    }
  }

  return {
    forms: forms as ReadonlyMap<string, KnownForm>,
    messages: messages as ReadonlyMap<string, StoredMessage>,
    /** By Monday. */
    digests: digests as ReadonlyMap<string, StoredMessage>,

    async observe() {
      await observeForms()
      await observeMessages()
    },

    /** In one transaction, so all or none of them are there. */
    checkMessagesOf({ id, form, messages }: KnownForm) {
      const expected = [...formParts[form.kind].emails, 'form.received'].toSorted()
      const found = messages.toSorted()
      if (found.join() !== expected.join()) throw new Error(`The form ${id} has the messages ${found.join(', ')}.`)
    },
  }
}

/** The latest one. A digest is for the Monday on which it's due, or for the day before. */
function mondayOf(ms: number) {
  let day = ms
  while (weekdayOf(day) !== 'Mon') day -= 86_400_000
  return dayOf(day)
}
