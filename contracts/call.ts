import type { z } from 'zod'

/** One call of the API. The server's route and the browser's client take their types from it. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/${string}`
  /** Needs an administrator who is logged in. */
  admin?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** None for files. */
  response?: z.ZodType
}

/** Keeps the literal types of method and path. */
export const call = <const Definition extends Call>(definition: Definition) => definition

export type ResponseOf<C extends Call> = C extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown

type WithoutParams<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${WithoutParams<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path

/** The method and the URL of a call, such as `GET /api/admin/leads/3?x=y`. */
export type AddressOf<C extends Call> = C extends { query: z.ZodType }
  ? `${C['method']} ${WithoutParams<C['path']>}${'' | `?${string}`}`
  : `${C['method']} ${WithoutParams<C['path']>}`
