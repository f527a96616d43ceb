import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import {
  bodyPolicy,
  type CaughtEmail,
  emailBody,
  emailPage,
  listPage,
  notFoundPage,
  pagePolicy,
} from './inbox-pages.ts'

/** An SMTP server that keeps every email in memory, and a web page that shows them. Both only on this computer. */
export async function startInbox(port: number, siteUrl: string) {
  const emails: CaughtEmail[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      try {
        const email = await PostalMime.parse(await buffer(stream))
        const to = envelope.rcptTo.map(({ address }) => address)
        emails.push({ number: emails.length + 1, to, receivedAt: new Date(), email })
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // A connection that breaks off is the sender's problem.
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')

  const answer = (path: string): { status?: number; policy?: string; type?: string; body: string } => {
    if (path === '/') return { body: listPage(emails, siteUrl) }
    if (path === '/count') return { type: 'text/plain', body: String(emails.length) }
    const [, number, isBody] = path.match(/^\/emails\/(\d+)(\/body)?$/) ?? []
    const found = emails[Number(number) - 1]
    if (!found) return { status: 404, body: notFoundPage(siteUrl) }
    return isBody ? { policy: bodyPolicy, body: emailBody(found) } : { body: emailPage(found, siteUrl) }
  }

  const web = createServer((request, response) => {
    const { status = 200, policy = pagePolicy, type = 'text/html', body } = answer(request.url ?? '/')
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    response.end(body)
  }).listen(port, '127.0.0.1')
  await once(web, 'listening')

  return {
    url: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  }
}
