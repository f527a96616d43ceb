import type { z } from 'zod'

/** One API call, described once for the server and the browser. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  admin?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** If it's less than the server's limit. */
  maxBodyBytes?: number
  /** Missing for file downloads. */
  response?: z.ZodType
}

/** More than any page view or password takes, and too little for nesting that's slow to check. */
export const smallBody = 8 * 1024

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

/** Method and URL, such as `GET /api/admin/leads/3?x=y`. */
export type AddressOf<C extends Call> = C extends { query: z.ZodType }
  ? `${C['method']} ${WithoutParams<C['path']>}${'' | `?${string}`}`
  : `${C['method']} ${WithoutParams<C['path']>}`
