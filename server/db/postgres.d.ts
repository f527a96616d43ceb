import type { Database } from './database.ts';
export declare function openPostgres(url: string): Promise<Database>;
