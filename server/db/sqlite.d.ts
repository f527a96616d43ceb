import type { Database } from './database.ts';
/** One connection writes, another reads: a reader never sees, nor waits for, a transaction that is under way. */
export declare function openSqlite(file: string): Promise<Database>;
