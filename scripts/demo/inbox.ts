import { once } from 'node:events'
import { createServer } from 'node:http'
import { escapeXml } from '#content/escape-xml.ts'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { OutgoingEmail } from '#server/messages/smtp.ts'

const timeText = companyTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })

type Received = { to: string; receivedAt: Date; subject: string; html: string }

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"
/** Messages contain visitor input: their links may open a new tab, nothing else. */
const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox'

const row = ({ to, receivedAt, subject }: Received, index: number) =>
  `<li><a href="/messages/${index}" target="_blank">To ${escapeXml(to)}, ${timeText(receivedAt)}: <b>${escapeXml(subject)}</b></a></li>`

const listPage = (messages: readonly Received[], siteUrl: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Inbox (${messages.length})</title>
<body style="max-width: 60rem; margin: auto; padding: 1rem; font: 17px/2 system-ui, sans-serif">
<h1>Demo inbox</h1>
<p>Every email the site sends. Nothing leaves this computer. <a href="${siteUrl}" target="_blank">Open the site</a></p>
<ul>${messages.map(row).reverse().join('')}</ul>`

/** Keeps the emails that the site sends, and shows them on a page of its own. */
export async function startInbox(port: number, siteUrl: string) {
  const messages: Received[] = []

  const pageAt = (path: string) => {
    if (path === '/') return listPage(messages, siteUrl)
    const message = messages[Number(path.replace('/messages/', ''))]
    return message ? `<!doctype html><base target="_blank">${message.html}` : 'Message not found.'
  }

  const web = createServer(({ url = '/' }, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', url === '/' ? policy : `${sandbox}; ${policy}`)
      .end(pageAt(url))
  }).listen(port, '127.0.0.1')
  await once(web, 'listening')

  function receiveEmail({ to, subject, html }: OutgoingEmail, receivedAt = new Date()) {
    messages.push({ to: to.join(', '), receivedAt, subject, html })
  }

  return { url: `http://127.0.0.1:${port}`, receiveEmail }
}
