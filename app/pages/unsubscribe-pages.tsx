import type { ReactNode } from 'react'
import { renderIsland } from '#app/islands/island.tsx'
import { UnsubscribeForm } from '#app/islands/unsubscribe/unsubscribe-form.tsx'
import type { Page } from '#app/shell/page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'

/** The form, and the two pages that the server redirects to if the form was posted without JavaScript. */
export function createUnsubscribePages({ site, unsubscribePage }: Content): Page[] {
  const { metaDescription, ...words } = unsubscribePage
  const page = (path: string, title: string, description: string, body: ReactNode): Page => ({
    path,
    title: `${title} | ${site.name}`,
    description,
    isUnlisted: true,
    body: <PageSection width="narrow">{body}</PageSection>,
  })
  const form = renderIsland(UnsubscribeForm, { words, email: site.email })
  return [
    { ...page('/unsubscribe', words.title, metaDescription, form), island: 'unsubscribe' },
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
