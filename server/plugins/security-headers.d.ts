import type { FastifyInstance } from 'fastify';
import type { SiteFile } from './site-manifest.ts';
export declare const answerHeaders: Readonly<Record<string, string>>;
/** A page may run the site's own files and exactly the inline scripts and styles it was built with. */
export declare function pageHeaders({ scripts, styles }: NonNullable<SiteFile['inline']>, behindTls: boolean): {
    'strict-transport-security': string;
    'x-content-type-options': string;
    'referrer-policy': string;
    'cross-origin-opener-policy': string;
    'cross-origin-resource-policy': string;
    'permissions-policy': string;
    'content-security-policy': string;
};
/** Sets the headers on every answer that Fastify gives; pages bring their own, made once at the start. */
export declare const securityHeadersPlugin: (app: FastifyInstance) => Promise<void>;
