import { sql } from 'kysely'

/** The forms of possible bots and spam. No count includes them, as `isPerson` leaves out the leads. */
export const uncountedForms = sql<string>`(
  select id from forms where bot_check is not null
  union all
  select id from forms where email_key in (select email_key from leads where spam_at is not null))`
