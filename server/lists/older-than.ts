import { type RawBuilder, sql } from 'kysely'
import type { Place } from './list-page.ts'

/**
 * What comes after a place in a list, newest first. Compared as a pair: written as two comparisons with an "or", SQLite
 * would walk through everything that comes before.
 */
export const olderThan = (place: Place | undefined, timeColumn: string): RawBuilder<boolean> =>
  place ? sql<boolean>`(${sql.ref(timeColumn)}, ${sql.ref('id')}) < (${place.time}, ${place.id})` : sql<boolean>`1 = 1`
