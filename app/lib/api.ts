import type { z } from 'zod'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'

export class RequestError extends Error {
  readonly status: number
  /** The server's message for the visitor. */
  readonly detail: string | undefined
  /** Unparsed. */
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
    this.detail = parseErrorMessage(body)
  }
}

const defaultTimeoutMs = 30_000

export type RequestOptions = {
  headers?: Record<string, string>
  timeoutMs?: number
  keepalive?: boolean
}

export type OptionsOf<C extends Call> = C extends { body: z.ZodType }
  ? [options: RequestOptions & { body: z.input<C['body']> }]
  : [options?: RequestOptions]

/** The compiler checks method, URL and body against the contract. */
export async function callApi<C extends Call>(
  address: AddressOf<C>,
  ...[options]: OptionsOf<C>
): Promise<ResponseOf<C>> {
  return (await fetchApi(address, options)).json()
}

/** For responses whose headers or file matter. Throws a RequestError unless the status is 2xx. */
export async function fetchApi(
  address: string,
  { body, headers, timeoutMs = defaultTimeoutMs, keepalive = false }: RequestOptions & { body?: unknown } = {},
): Promise<Response> {
  const [method = '', url = ''] = address.split(' ')
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    ...(keepalive && { keepalive: true }),
  })
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
  return response
}

/** `fetch` rejects with a TypeError if it can't reach the server. */
export const isOffline = (error: unknown) => error instanceof TypeError && !navigator.onLine

export const errorMessage = (error: unknown) => (error instanceof RequestError ? error.detail : undefined)

function parseErrorMessage(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' && error !== '' ? error : undefined
  } catch {
    return undefined
  }
}
