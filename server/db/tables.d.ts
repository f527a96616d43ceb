/**
 * The tables, as both databases know them. Times are ISO text in UTC, keys are text, yes/no columns are 0 or 1: the
 * types whose values look the same whether they come from SQLite or from Postgres.
 */
export type Tables = {
    rate_limits: {
        key: string;
        uses: number;
        window_ends_at: string;
    };
};
