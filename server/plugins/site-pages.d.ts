import type { IncomingMessage, ServerResponse } from 'node:http';
export type SitePages = {
    has(path: string): boolean;
    answer(request: IncomingMessage, response: ServerResponse, path: string, status: 200 | 404): void;
    redirect(response: ServerResponse, location: string): void;
};
/** Reads the whole built site into memory, with every header set made once: a request is a look-up and a write. */
export declare function loadSitePages(folder: string, siteUrl: string): SitePages;
