import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { PostalAddress } from '#app/shell/postal-address.tsx'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { companyName } from '#content/company-details.ts'
import type { LegalDocument } from '#content/legal/legal-document.ts'
import { longDate } from '#content/long-date.ts'
import { ContentsList } from './contents-list.tsx'
import { DocumentSection } from './document-section.tsx'

/** `renderedOn`: YYYY-MM-DD, until the page's script replaces it with the visitor's day. */
export function createLegalPage({ site, legalPage }: Content, document: LegalDocument, renderedOn: string): Page {
  const { slug, title, metaTitle, metaDescription, intro, sections } = document
  const path = `/${slug}`
  return {
    path,
    head: [...pageMeta(site, { title: metaTitle, description: metaDescription, path }), markdownVersion(path)],
    body: (
      <PageSection width="narrow">
        <PageHeading title={title} lead={intro}>
          <p className="text-small text-ink-soft">
            {`${legalPage.updated} `}
            <time data-today dateTime={renderedOn}>
              {longDate(renderedOn)}
            </time>
          </p>
        </PageHeading>
        <ContentsList title={legalPage.contents} sections={sections} />
        {sections.map(section => (
          <DocumentSection key={section.id} {...section} />
        ))}
        <address className="mt-8 border-l-4 border-amber pl-5 not-italic">
          {companyName(site)}
          <br />
          <PostalAddress site={site} />
          {site.phone && (
            <>
              {site.phone}
              <br />
            </>
          )}
          <EmailAddressLink address={site.email} />
        </address>
      </PageSection>
    ),
  }
}
