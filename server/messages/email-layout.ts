import { addressLines, companyName } from '#content/company-details.ts'
import type { Site } from '#content/site.ts'

export type EmailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; links: ReadonlyArray<{ text: string; url: string }> }
  | { kind: 'facts'; facts: ReadonlyArray<readonly [label: string, value: string, url?: string | undefined]> }
  | { kind: 'link'; text: string; url: string }

export type EmailContent = {
  subject: string
  preview: string
  blocks: readonly EmailBlock[]
  replyTo?: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? character)
const withLineBreaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

// Email programs strip style sheets and web fonts, so styles are inline.
const font = "font-family:Georgia,'Times New Roman',serif"
const styles = {
  page: 'margin:0;padding:24px 12px;background:#fbf8f2;color:#1c2723;font:17px/1.55 Arial,Helvetica,sans-serif;overflow-wrap:anywhere',
  letter:
    'max-width:600px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e0d7c6;border-radius:12px',
  brand: `margin:0 0 20px;${font};font-size:19px;color:#17453c`,
  heading: `margin:26px 0 10px;${font};font-size:22px;line-height:1.25;font-weight:normal;color:#0f322b`,
  paragraph: 'margin:0 0 14px',
  list: 'margin:0 0 14px;padding-left:22px',
  item: 'margin:0 0 8px',
  label: 'display:block;margin-top:10px;font-size:14px;color:#4d5a54',
  button:
    'display:inline-block;padding:13px 22px;border-radius:10px;background:#17453c;color:#ffffff;font-weight:bold;text-decoration:none',
  footer: 'max-width:600px;margin:18px auto 0;font-size:14px;line-height:1.5;color:#4d5a54',
}

const link = (html: string, url: string) => `<a href="${escapeHtml(url)}" style="color:#17453c">${html}</a>`

const blockAsHtml = (block: EmailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${styles.heading}">${escapeHtml(block.text)}</h2>`
    case 'paragraph':
      return `<p style="${styles.paragraph}">${withLineBreaks(block.text)}</p>`
    case 'list':
      return `<ol style="${styles.list}">${block.items.map(item => `<li style="${styles.item}">${withLineBreaks(item)}</li>`).join('')}</ol>`
    case 'links':
      return `<ul style="${styles.list}">${block.links.map(({ text, url }) => `<li style="${styles.item}">${link(escapeHtml(text), url)}</li>`).join('')}</ul>`
    case 'facts':
      return block.facts
        .map(
          ([label, value, url]) =>
            `<p style="${styles.paragraph}"><span style="${styles.label}">${escapeHtml(label)}</span>${url ? link(withLineBreaks(value), url) : withLineBreaks(value)}</p>`,
        )
        .join('')
    case 'link':
      return `<p style="margin:18px 0"><a href="${escapeHtml(block.url)}" style="${styles.button}">${escapeHtml(block.text)}</a></p>`
  }
}

const blockAsText = (block: EmailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'links':
      return block.links.map(({ text, url }) => `- ${text}: ${url}`).join('\n')
    case 'facts':
      return block.facts.map(([label, value]) => `${label}\n  ${value.replace(/\r\n|\r|\n/g, '\n  ')}`).join('\n')
    case 'link':
      return `${block.text}: ${block.url}`
  }
}

const whyYouGetThis = "You're receiving this email because you filled out a form on our website."
// Invisible filler keeps email programs from appending the body to the preview.
const padding = '&#847;&zwnj;&nbsp;'.repeat(60)

export function renderLayout(
  { subject, preview, blocks }: EmailContent,
  unsubscribeUrl: string | undefined,
  site: Site,
) {
  const company = companyName(site)
  const postalAddress = addressLines(site).join(', ')
  const html = [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${padding}</div>`,
    `<div style="${styles.letter}"><p style="${styles.brand}">${escapeHtml(site.name)}</p>`,
    ...blocks.map(blockAsHtml),
    `</div><div style="${styles.footer}"><p style="${styles.paragraph}">${escapeHtml(company)}<br>${escapeHtml(postalAddress)}<br>${escapeHtml(site.email)}</p>`,
    unsubscribeUrl
      ? `<p style="${styles.paragraph}">${escapeHtml(whyYouGetThis)} ${link('Unsubscribe', unsubscribeUrl)}</p>`
      : '',
    '</div></body></html>',
  ].join('\n')
  const text = [
    ...blocks.map(blockAsText),
    ['--', company, postalAddress, site.email].join('\n'),
    ...(unsubscribeUrl ? [`${whyYouGetThis} Unsubscribe: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
  return { html, text: `${text}\n` }
}
