import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { companyTimeFormat } from '#server/calendar/company-time.ts'
import type { Transports } from '#server/messages/outbox.ts'
import type { OutgoingEmail } from '#server/messages/smtp.ts'

const timeText = companyTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
/** On the page. */
const maxListed = 200

type Received = { to: string; receivedAt: Date; subject: string; html: string }

const style = `
  body { margin: 0; padding: 1rem max(1.25rem, 50% - 30rem); background: #fbf8f2; color: #1c2723; font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { font: 2rem/1.2 Georgia, serif; color: #0f322b }
  a { color: #17453c }
  ol { padding: 0; list-style: none; background: #fff; border: 1px solid #e0d7c6; border-radius: 1rem; overflow: hidden }
  li + li { border-top: 1px solid #e0d7c6 }
  li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; padding: .9rem 1.25rem; text-decoration: none }
  li a:hover { background: #f4eee2 }
  .subject { width: 100%; font-weight: 600 }`

const script = `
  setInterval(async () => {
    const response = await fetch('/count').catch(() => undefined)
    if (response?.ok && (await response.text()) !== document.body.dataset.count) location.reload()
  }, 1500)`

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const listPolicy = `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** Emails contain visitor input, so they're sandboxed: links may open a new tab, nothing else. */
const emailPolicy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)

const row = ({ to, receivedAt, subject }: Received, index: number) =>
  `<li><a href="/messages/${index}" target="_blank"><span>To ${escapeHtml(to)}</span>
<time>${timeText(receivedAt)}</time>
<span class="subject">${escapeHtml(subject)}</span></a></li>`

const listPage = (messages: readonly Received[], siteUrl: string) => `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${messages.length})</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<body data-count="${messages.length}">
<h1>Demo inbox</h1>
<p>Every email and webhook the site sends. Nothing leaves this computer. <a href="${siteUrl}">Open the site</a></p>
<ol>${messages.map(row).reverse().slice(0, maxListed).join('')}</ol>
<script>${script}</script>
</html>`

/** Keeps what the site sends, and shows it on a page of its own. */
export async function startInbox(port: number, siteUrl: string) {
  const messages: Received[] = []

  const responseTo = (path: string) => {
    if (path === '/') return { policy: listPolicy, body: listPage(messages, siteUrl) }
    if (path === '/count') return { policy: listPolicy, body: String(messages.length) }
    const html = messages[Number(path.replace('/messages/', ''))]?.html
    return html ? { policy: emailPolicy, body: `<!doctype html><base target="_blank">${html}` } : undefined
  }

  const web = createServer((request, response) => {
    const { policy, body } = responseTo(request.url ?? '/') ?? { policy: listPolicy, body: 'Message not found.' }
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('content-security-policy', policy)
      .end(body)
  }).listen(port, '127.0.0.1')
  await once(web, 'listening')

  function receiveEmail({ to, subject, html }: OutgoingEmail, receivedAt = new Date()) {
    messages.push({ to: to.join(', '), receivedAt, subject, html })
  }

  const transports: Transports = {
    email: {
      async send(email) {
        receiveEmail(email)
        return { refused: 0 }
      },
    },
    async webhook(_url, body) {
      const event: { type: string } = JSON.parse(body)
      const html = `<pre>${escapeHtml(JSON.stringify(event, null, 2))}</pre>`
      messages.push({ to: 'the webhook', receivedAt: new Date(), subject: event.type, html })
      return 204
    },
  }

  return { url: `http://127.0.0.1:${port}`, receiveEmail, transports }
}
