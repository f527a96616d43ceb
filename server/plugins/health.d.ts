import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
/** `/healthz`: the process answers. `/readyz`: it can do its work, so a proxy may send it visitors. */
export declare const healthPlugin: (app: FastifyInstance, { database }: {
    database: Database;
}) => Promise<void>;
