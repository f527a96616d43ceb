import type { ReactNode } from 'react'
import type { Page } from '#app/shell/page.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'

/** The form, which posts to its own address, and the two pages that the server redirects to. */
export function createUnsubscribePages({ site, unsubscribePage: words }: Content): Page[] {
  const page = (path: string, title: string, description: string, body: ReactNode): Page => ({
    path,
    title: `${title} | ${site.name}`,
    description,
    isUnlisted: true,
    body: <PageSection width="narrow">{body}</PageSection>,
  })
  return [
    page(
      '/unsubscribe',
      words.title,
      words.metaDescription,
      // Needs a button, because spam filters open the links in emails.
      <PageHeading title={words.title} lead={words.lead}>
        <form method="post">
          <Button type="submit">{words.button}</Button>
        </form>
      </PageHeading>,
    ),
    page('/unsubscribe/done', words.doneTitle, words.done, <PageHeading title={words.doneTitle} lead={words.done} />),
    page(
      '/unsubscribe/failed',
      words.failed.title,
      words.failed.text,
      <PageHeading title={words.failed.title} lead={words.failed.text}>
        <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>
      </PageHeading>,
    ),
  ]
}
