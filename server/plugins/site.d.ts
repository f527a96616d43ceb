import type { FastifyInstance } from 'fastify';
import type { SitePages } from './site-pages.ts';
/** Answers with the prerendered site. Only what the build wrote down can be served: a path is looked up, never opened. */
export declare const sitePlugin: (app: FastifyInstance, { pages }: {
    pages: SitePages;
}) => Promise<void>;
