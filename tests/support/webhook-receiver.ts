import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'

export const webhookSecret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`

type LeadData = {
  id: string
  name: string
  email: string
  status: string
  notes: Array<{ text: string }>
  dueDate: { state: string }
}

export type ReceivedWebhook = {
  id: string
  type: string
  timestamp: string
  data: { lead: LeadData; form: { id: string; kind: string; contact: { email: string } } }
}

type Respond = (response: ServerResponse, request: IncomingMessage) => unknown

export const respondWith =
  (status: number, headers: Record<string, string> = {}): Respond =>
  response =>
    response.writeHead(status, headers).end()

/** A real receiver on this machine. Every request must carry a valid signature. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = []
  const state: { respond: Respond } = { respond: respondWith(204) }
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '')
    const id = String(request.headers['webhook-id'])
    const event = new Webhook(webhookSecret).verify(body, request.headers as Record<string, string>)
    received.push({ ...(event as ReceivedWebhook), id })
    state.respond(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=1`
  return { url, env: { WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret }, received, state }
}
