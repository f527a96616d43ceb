import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
/** An error whose sentence is meant for whoever sent the request. */
export declare class PublicError extends Error {
    readonly statusCode: number;
    readonly retryAfterSeconds: number | undefined;
    constructor(statusCode: number, sentence: string, retryAfterSeconds?: number);
}
/** Every error, from wherever it comes, leaves as `{ "error": "a sentence" }` and tells nothing of the inside. */
export declare const errorsPlugin: (app: FastifyInstance) => Promise<void>;
export declare function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply<import("fastify").RouteGenericInterface, import("fastify").RawServerDefault, import("node:http").IncomingMessage, import("node:http").ServerResponse<import("node:http").IncomingMessage>, unknown, import("fastify").FastifySchema, import("fastify").FastifyTypeProviderDefault, unknown>;
/** For what never becomes a request: broken HTTP, and clients that send too slowly. */
export declare function answerClientError(error: NodeJS.ErrnoException, socket: Socket): Socket | undefined;
