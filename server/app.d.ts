import { type FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { SitePages } from './plugins/site-pages.ts';
type Parts = {
    config: Config;
    database: Database;
    log: FastifyBaseLogger;
    /** The built site; the dev server, which renders pages itself, has none. */
    pages?: SitePages;
};
/** Puts the server together. Everything it uses is passed in; nothing is looked up. */
export declare function buildApp({ config, database, log, pages }: Parts): Promise<import("fastify").FastifyInstance<import("node:http").Server<typeof import("node:http").IncomingMessage, typeof import("node:http").ServerResponse>, import("node:http").IncomingMessage, import("node:http").ServerResponse<import("node:http").IncomingMessage>, FastifyBaseLogger, import("fastify").FastifyTypeProviderDefault>>;
export {};
