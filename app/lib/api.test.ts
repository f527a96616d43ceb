import { expect, test, vi } from 'vitest'
import { callApi, errorMessage, fetchApi, RequestError } from './api.ts'

const answerWith = (body: string, init: ResponseInit) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls[0]?.[1] as RequestInit
}

test('a call sends cookies, and JSON only where it has a body', async () => {
  const sent = answerWith('{"a":1}', { status: 200 })
  expect(await callApi('GET /api/x')).toEqual({ a: 1 })
  expect(sent()).toEqual({
    method: 'GET',
    credentials: 'include',
    headers: {},
    signal: expect.any(AbortSignal),
  })
  const sentWithBody = answerWith('{}', { status: 200 })
  await fetchApi('POST /api/x', { body: { b: 2 } })
  expect(sentWithBody()).toEqual({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"b":2}',
    signal: expect.any(AbortSignal),
  })
})

test('a call that must arrive outlives its page', async () => {
  const sent = answerWith('{}', { status: 200 })
  await fetchApi('POST /api/x', { keepalive: true })
  expect(sent()).toMatchObject({ method: 'POST', keepalive: true })
})

test.each([
  ['{"error":"Please wait."}', '429: {"error":"Please wait."}', 'Please wait.'],
  ['<html>', '429: <html>', undefined],
  ['', '429: Too Many Requests', undefined],
])('the body %j of a failure becomes the message %j', async (body, message, sentence) => {
  answerWith(body, { status: 429, statusText: 'Too Many Requests' })
  const error: unknown = await fetchApi('GET /api/x').catch(reason => reason)
  expect(error).toEqual(expect.objectContaining({ message, status: 429 }))
  expect(error).toBeInstanceOf(RequestError)
  expect(errorMessage(error)).toBe(sentence)
})

test('other failures have no sentence for the visitor', () => expect(errorMessage(new TypeError('x'))).toBeUndefined())
