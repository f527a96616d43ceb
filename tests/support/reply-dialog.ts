import type { Page } from '@playwright/test'

export const replyButton = (page: Page) => page.getByRole('button', { name: /^Reply to / })

export function replyDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: `Reply to ${name}` })
  const button = (label: string) => dialog.getByRole('button', { name: label })
  return {
    dialog,
    template: dialog.getByLabel('Template'),
    subject: dialog.getByLabel('Subject'),
    message: dialog.getByLabel('Message'),
    undo: button('Undo my changes'),
    open: dialog.getByRole('link', { name: 'Open in email program' }),
    copy: button('Copy text'),
    markAsAnswered: button('Mark as answered'),
  }
}

/** Keeps the browser from opening an email program. Returns the links that would have opened one. */
export async function recordEmails(page: Page) {
  const opened: string[] = []
  await page.exposeFunction('recordEmail', (href: string) => opened.push(href))
  await page.addInitScript(() => {
    window.addEventListener('click', event => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]')
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      ;(window as unknown as { recordEmail(href: string): void }).recordEmail(link.href)
    })
  })
  return opened
}

/** As an email program reads it. */
export function readEmail(href: string | null | undefined) {
  const url = new URL(href ?? '')
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' }
}
