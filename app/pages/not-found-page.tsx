import type { ReactNode } from 'react'
import { unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'

export const createNotFoundPage = ({ site, notFoundPage: { home, articles, ...words } }: Content): Page => ({
  path: '/404',
  head: unlistedPageMeta(site, { title: `${words.title} | ${site.name}`, description: words.metaDescription }),
  body: (
    <NotFound {...words}>
      <div className="flex flex-wrap gap-4">
        <LinkButton to={home.to}>{home.text}</LinkButton>
        <LinkButton to={articles.to} variant="secondary">
          {articles.text}
        </LinkButton>
      </div>
    </NotFound>
  ),
})

export const createArticleNotFoundPage = ({ site, articleNotFoundPage: { articles, ...words } }: Content): Page => ({
  path: '/articles/404',
  head: unlistedPageMeta(site, { title: `${words.title} | ${site.name}`, description: words.metaDescription }),
  body: (
    <NotFound {...words}>
      <LinkButton to={articles.to}>{articles.text}</LinkButton>
    </NotFound>
  ),
})

const NotFound = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <PageSection>
    <TextWithPicture src="/pictures/lost.svg" alt="">
      <PageHeading title={title} lead={lead}>
        {children}
      </PageHeading>
    </TextWithPicture>
  </PageSection>
)
