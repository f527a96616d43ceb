import { type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
type Work<T> = (transaction: Kysely<Tables>) => Promise<T>;
/**
 * On SQLite a commit costs a wait for the disk. Writes that arrive in the same turn of the event loop, or while a
 * commit is under way, share one: each has its own savepoint, so that one which fails takes nothing along, and each
 * is answered only after the commit. See docs/decisions/0006-grouped-writes.md for what it brings.
 */
export declare function groupWrites(connection: Kysely<Tables>): {
    write<T>(work: Work<T>): Promise<T>;
    /** Resolves when nothing is waiting any more. */
    drained(): Promise<void>;
};
export {};
