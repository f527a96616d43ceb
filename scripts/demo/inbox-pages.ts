import { hash } from 'node:crypto'
import type { Email } from 'postal-mime'

export type CaughtEmail = { number: number; to: string[]; receivedAt: Date; email: Email }

const style = `
  *, ::before { box-sizing: border-box }
  body { margin: 0; background: #fbf8f2; color: #1c2723; font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  header { background: #17453c; color: #fff; padding: 1rem 0 }
  header div, main { width: min(60rem, 100% - 2.5rem); margin-inline: auto }
  header div { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1.5rem }
  header p { margin: 0; color: #e4ede6 }
  header a { margin-left: auto; color: #fff }
  .brand { font: 1.4rem/1.3 Georgia, serif; color: #fff }
  main { padding-block: 1.75rem 3rem }
  h1 { margin: 0 0 1rem; font: 2rem/1.2 Georgia, serif; color: #0f322b }
  a { color: #17453c }
  a:focus-visible, summary:focus-visible, iframe:focus-visible { outline: 3px solid #d98e21; outline-offset: 2px }
  .card { background: #fff; border: 1px solid #e0d7c6; border-radius: 1rem; overflow: hidden }
  ol { margin: 0; padding: 0; list-style: none }
  li + li { border-top: 1px solid #e0d7c6 }
  li a { display: grid; grid-template: "to time" "subject subject" / 1fr auto; gap: .1rem 1.5rem; padding: .9rem 1.25rem; text-decoration: none }
  li a:hover { background: #f4eee2 }
  .to { grid-area: to }
  .to, time { color: #4d5a54; font-size: 1rem }
  .subject { grid-area: subject; font-weight: 600 }
  time { grid-area: time; white-space: nowrap; font-variant-numeric: tabular-nums }
  .empty { padding: 2.5rem 1.5rem; text-align: center }
  .empty p { max-width: 34rem; margin: .5rem auto 0; color: #4d5a54 }
  .empty h2 { margin: 0; font: 1.5rem/1.25 Georgia, serif; color: #0f322b }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.25rem; margin: 0 0 1.25rem }
  dt { color: #4d5a54 }
  dd { margin: 0 }
  iframe { display: block; width: 100%; height: max(28rem, 100vh - 20rem); border: 0 }
  details { margin-top: 1rem; padding: 0 1.25rem }
  summary { padding: .75rem 0; cursor: pointer; color: #17453c; font-weight: 600 }
  pre, details dl { margin: 0; padding-bottom: 1.25rem; white-space: pre-wrap; font: .95rem/1.5 ui-monospace, monospace }
  @media (max-width: 40rem) {
    h1 { font-size: 1.6rem }
    dl { grid-template-columns: 1fr; gap: 0 }
    dd + dt { margin-top: .6rem }
    header a { margin-left: 0 }
    li a { grid-template: "to" "subject" "time" / 1fr }
  }`

/** Only reloads when an email has come in, so it never interrupts anybody who is reading the list. */
const script = `
  setInterval(async () => {
    const response = await fetch('/count').catch(() => undefined)
    if (response?.ok && (await response.text()) !== document.body.dataset.count) location.reload()
  }, 1500)`

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

export const pagePolicy = [
  "default-src 'none'",
  `style-src ${sourceOf(style)}`,
  `script-src ${sourceOf(script)}`,
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Links may open a new tab; nothing else. An email comes from a visitor's form, so treat it as hostile. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'

export const bodyPolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)

const page = (title: string, siteUrl: string, main: string, count = '') => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body${count && ` data-count="${count}"`}>
<header><div><span class="brand">Demo inbox</span><p>Every email the site sends. Nothing leaves this computer.</p><a href="${siteUrl}">Open the site</a></div></header>
<main>${main}</main>
${count && `<script>${script}</script>`}
</body>
</html>`

const timeOf = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toLocaleTimeString('en-CA', { timeStyle: 'medium' })}</time>`

const row = ({ number, to, email, receivedAt }: CaughtEmail) =>
  `<li><a href="/emails/${number}"><span class="to">To ${escapeHtml(to.join(', '))}</span>${timeOf(receivedAt)}<span class="subject">${escapeHtml(email.subject || '(no subject)')}</span></a></li>`

const empty = (siteUrl: string) => `<div class="card empty"><h2>No emails yet</h2>
<p>Fill in <a href="${siteUrl}/survey/optimize">the assessment</a> with any email address. The confirmation and the notice to the team show up here.</p></div>`

export function listPage(emails: readonly CaughtEmail[], siteUrl: string) {
  const list = emails.length ? `<ol class="card">${emails.map(row).reverse().join('')}</ol>` : empty(siteUrl)
  return page(`Inbox (${emails.length})`, siteUrl, `<h1>Inbox</h1>${list}`, String(emails.length))
}

const facts = (list: ReadonlyArray<readonly [string, string | undefined]>) =>
  `<dl>${list.map(([name, value]) => (value ? `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>` : '')).join('')}</dl>`

const addressOf = (address: Email['from']) => address && `${address.name} <${address.address}>`.trim()

export function emailPage({ number, to, email, receivedAt }: CaughtEmail, siteUrl: string) {
  const subject = email.subject || '(no subject)'
  return page(
    subject,
    siteUrl,
    `<p><a href="/">Back to the inbox</a></p>
<h1>${escapeHtml(subject)}</h1>
${facts([
  ['From', addressOf(email.from)],
  ['To', to.join(', ')],
  ['Reply to', email.replyTo?.map(({ address }) => address).join(', ')],
  ['Received', receivedAt.toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'medium' })],
])}
<iframe class="card" src="/emails/${number}/body" sandbox="${sandbox}" title="The email as HTML"></iframe>
<details class="card"><summary>Plain text</summary><pre>${escapeHtml(email.text ?? '(none)')}</pre></details>
<details class="card"><summary>Headers</summary>${facts(email.headers.map(({ key, value }) => [key, value]))}</details>`,
  )
}

/** The base element makes links open in a new tab: the site refuses to be shown in a frame. */
export const emailBody = ({ email }: CaughtEmail) =>
  `<!doctype html><base target="_blank">${email.html ?? `<pre>${escapeHtml(email.text ?? '')}</pre>`}`

export const notFoundPage = (siteUrl: string) =>
  page('Not found', siteUrl, '<h1>There is no such email</h1><p><a href="/">Back to the inbox</a></p>')
