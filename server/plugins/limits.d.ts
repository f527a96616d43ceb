import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
/** So many uses per window and visitor address. Windows are fixed: a new one opens with the first use after the last. */
export type LimitRule = {
    name: string;
    uses: number;
    windowMs: number;
};
export type LimitStore = {
    /** Counts one use; says how many there were in this window, itself included, and when the window ends. */
    take(key: string, windowMs: number): Promise<{
        uses: number;
        windowEndsAt: number;
    }>;
    /** Takes one use back. */
    giveBack(key: string): Promise<void>;
};
export type Limits = {
    /** Counts one use by this visitor; throws 429 when there were too many. */
    take(rule: LimitRule, request: FastifyRequest): Promise<void>;
    /** For limits that count failures: take first, so that parallel guesses count, and give back on success. */
    giveBack(rule: LimitRule, request: FastifyRequest): Promise<void>;
};
declare module 'fastify' {
    interface FastifyInstance {
        limits: Limits;
    }
}
/** One process counts in its memory; several that share a Postgres count there, so that a limit holds across them. */
export declare const limitsPlugin: (app: FastifyInstance, { database }: {
    database: Database;
}) => Promise<void>;
/** A household or a server has a whole /64 of IPv6 addresses: they count as one. */
export declare function visitorOf(address: string): string;
