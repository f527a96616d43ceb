import { expect, test, vi } from 'vitest'
import { callApi, errorMessage, fetchApi, RequestError } from './api.ts'

const respondWith = (body: string, init: ResponseInit) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls[0]?.[1] as RequestInit
}

test('sends cookies, and JSON only with a body', async () => {
  const sent = respondWith('{"a":1}', { status: 200 })
  expect(await callApi('GET /api/x')).toEqual({ a: 1 })
  expect(sent()).toEqual({
    method: 'GET',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal),
  })
  const sentWithBody = respondWith('{}', { status: 200 })
  await fetchApi('POST /api/x', { body: { b: 2 } })
  expect(sentWithBody()).toEqual({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"b":2}',
    signal: expect.any(AbortSignal),
  })
})

test('sets keepalive if asked to', async () => {
  const sent = respondWith('{}', { status: 200 })
  await fetchApi('POST /api/x', { keepalive: true })
  expect(sent()).toMatchObject({ method: 'POST', keepalive: true })
})

test.each([
  ['{"error":"Please wait."}', '429: {"error":"Please wait."}', 'Please wait.'],
  ['<html>', '429: <html>', undefined],
  ['', '429: Too Many Requests', undefined],
])('turns the error body %j into the message %j', async (body, message, detail) => {
  respondWith(body, { status: 429, statusText: 'Too Many Requests' })
  const error: unknown = await fetchApi('GET /api/x').catch(reason => reason)
  expect(error).toEqual(expect.objectContaining({ message, status: 429 }))
  expect(error).toBeInstanceOf(RequestError)
  expect(errorMessage(error)).toBe(detail)
})

test('has no server message for other errors', () => expect(errorMessage(new TypeError('x'))).toBeUndefined())
