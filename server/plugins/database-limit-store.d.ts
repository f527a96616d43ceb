import type { Database } from '#server/db/database.ts';
import type { LimitStore } from './limits.ts';
export declare function databaseLimitStore(database: Database, now?: () => number): LimitStore;
