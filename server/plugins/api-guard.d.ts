import type { FastifyInstance } from 'fastify';
/**
 * What holds for every API call: JSON only, nothing kept by caches, and no writing from pages of another site. (A
 * form on a foreign page can post without asking; it cannot post JSON, and its browser names the origin.)
 */
export declare const apiGuardPlugin: (app: FastifyInstance, { siteUrl }: {
    siteUrl: string;
}) => Promise<void>;
