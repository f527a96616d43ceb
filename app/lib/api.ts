/** An answer that is not a success. Its message holds the status and the body, for whoever reads the console. */
export class RequestError extends Error {
  readonly status: number
  /** The server's own words for the visitor, where it sent some. */
  readonly sentence: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.sentence = sentenceIn(body)
  }
}

/** Far more than a slow phone needs, and short of for ever. */
const usualTimeoutMs = 30_000

export type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** Gives up after this long. */
  timeoutMs?: number
  /** For what must arrive even if the page is closed meanwhile. */
  outlivesPage?: boolean
}

/** Calls our API: JSON in, JSON out, cookies along; anything but a success is thrown. */
export async function callApi<Answer>(path: string, call?: Call): Promise<Answer> {
  const response = await requestApi(path, call)
  return response.json()
}

/** The same, for answers that are more than JSON: their headers, or a file. */
export async function requestApi(
  path: string,
  { method, body, headers, timeoutMs = usualTimeoutMs, outlivesPage = false }: Call = {},
): Promise<Response> {
  const response = await fetch(path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
    ...(outlivesPage && { keepalive: true }),
  })
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
  return response
}

/** What the server wants the visitor to read about a failure, if it said anything. */
export const sentenceOf = (error: unknown) => (error instanceof RequestError ? error.sentence : undefined)

function sentenceIn(body: string) {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    return typeof error === 'string' && error !== '' ? error : undefined
  } catch {
    return undefined
  }
}
