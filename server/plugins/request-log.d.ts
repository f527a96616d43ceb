import type { FastifyInstance } from 'fastify';
/**
 * One line per API call: which route, how it ended, how long it took. Not the address as sent (a search may hold a
 * name), not the body, not the visitor's address. Pages are not logged: they are answered from memory.
 */
export declare const requestLogPlugin: (app: FastifyInstance) => Promise<void>;
