import type { ReactNode } from 'react'
import { EmailLinkForm } from '#app/islands/email-link/email-link-form.tsx'
import { renderIsland } from '#app/islands/island.tsx'
import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'

/** What the links in our emails open. */
export const createEmailLinkPages = (content: Content): Page[] => [
  ...createPagesOf(content, '/unsubscribe', content.unsubscribePage),
  ...createPagesOf(content, '/confirm', content.confirmPage),
]

type Form = Parameters<typeof EmailLinkForm>[0]

/** The form, and the two pages that the server redirects to if the form was posted without JavaScript. */
function createPagesOf(
  { site }: Content,
  path: Form['path'],
  { metaDescription, ...words }: Content['unsubscribePage'],
): Page[] {
  const page = (pagePath: string, title: string, about: string, body: ReactNode): Page => ({
    path: pagePath,
    head: unlistedPageMeta(site, {
      title: `${title} | ${site.name}`,
      description: about,
      path: pagePath,
    }),
    body: <PageSection width="narrow">{body}</PageSection>,
  })
  const form = renderIsland(EmailLinkForm, { path, words, email: site.email })
  return [
    { ...page(path, words.title, metaDescription, form), island: 'emailLink' },
    page(`${path}/done`, words.doneTitle, words.done, <PageHeading title={words.doneTitle} lead={words.done} />),
    page(
      `${path}/failed`,
      words.failed.title,
      words.failed.text,
      <PageHeading title={words.failed.title} lead={words.failed.text}>
        <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>
      </PageHeading>,
    ),
  ]
}
