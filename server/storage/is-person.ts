import { sql } from 'kysely'

/** Neither a possible bot nor spam. Every count and every list of people to answer uses this. */
export const isPerson = sql<boolean>`(leads.bot_check is null and leads.spam_at is null)`
