/** Whether the database cannot be reached or written to just now, so that trying again later may help. */
export declare function isDatabaseUnavailable(error: unknown): boolean;
