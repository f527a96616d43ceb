import type { ReactNode } from 'react'
import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'

export function createNotFoundPage({ site }: Content): Page {
  const title = 'Page Not Found'
  const description = "There's no page at this address."
  return {
    path: '/404',
    head: unlistedPageMeta(site, { title: `${title} | ${site.name}`, description }),
    body: (
      <NotFound title={title} lead={`${description} It may have moved, or the link may be mistyped.`}>
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/">Back to Home</LinkButton>
          <LinkButton to="/articles" variant="secondary">
            Read our articles
          </LinkButton>
        </div>
      </NotFound>
    ),
  }
}

export function createArticleNotFoundPage({ site }: Content): Page {
  const title = 'Article Not Found'
  const description = "The article you're looking for doesn't exist."
  return {
    path: '/articles/404',
    head: unlistedPageMeta(site, { title: `${title} | ${site.name}`, description }),
    body: (
      <NotFound title={title} lead={description}>
        <LinkButton to="/articles">Back to Articles</LinkButton>
      </NotFound>
    ),
  }
}

const NotFound = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <PageSection>
    <TextWithPicture src="/pictures/lost.svg" alt="">
      <PageHeading title={title} lead={lead}>
        {children}
      </PageHeading>
    </TextWithPicture>
  </PageSection>
)
