import type { z } from 'zod'
import type { AddressOf, Call, ResponseOf } from '#contracts/call.ts'

/** A response that isn't a success. Its message has the status and the body, for the console. */
export class RequestError extends Error {
  readonly status: number
  /** The server's own words for the visitor, if it sent some. */
  readonly sentence: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.sentence = messageIn(body)
  }
}

/** Far more than a slow phone needs. */
const defaultTimeoutMs = 30_000

export type RequestOptions = {
  headers?: Record<string, string>
  timeoutMs?: number
  /** For what must arrive even if the page is closed in the meantime. */
  keepalive?: boolean
}

export type OptionsOf<C extends Call> = C extends { body: z.ZodType }
  ? [options: RequestOptions & { body: z.input<C['body']> }]
  : [options?: RequestOptions]

/** Calls our API: JSON in, JSON out. The compiler checks method, URL and body against the contract. */
export async function callApi<C extends Call>(
  address: AddressOf<C>,
  ...[options]: OptionsOf<C>
): Promise<ResponseOf<C>> {
  return (await fetchApi(address, options)).json()
}

/** The same for responses that are more than JSON: their headers, or a file. Anything but a success is thrown. */
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

export const errorMessage = (error: unknown) => (error instanceof RequestError ? error.sentence : undefined)

function messageIn(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' && error !== '' ? error : undefined
  } catch {
    return undefined
  }
}
