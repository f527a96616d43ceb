import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
/** Brings the tables up to date. On Postgres an advisory lock lets one process do it while others wait. */
export declare function migrateToLatest(connection: Kysely<Tables>): Promise<void>;
