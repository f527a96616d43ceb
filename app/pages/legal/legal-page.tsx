import { DocumentBlocks } from '#app/pages/document-blocks.tsx'
import type { Page } from '#app/shell/page.ts'
import { PostalAddress } from '#app/shell/postal-address.tsx'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { companyName } from '#content/company-details.ts'
import { type Section, sectionsOf } from '#content/documents/sections.ts'
import type { LegalDocument } from '#content/legal/legal-document.ts'
import { longDate } from '#content/long-date.ts'

/** `renderedOn`: YYYY-MM-DD, until the page's script replaces it with the visitor's day. */
export function createLegalPage(content: Content, document: LegalDocument, renderedOn: string): Page {
  const { site, legalPage } = content
  const { slug, title, metaTitle, metaDescription, intro } = document
  return {
    path: `/${slug}`,
    title: metaTitle,
    description: metaDescription,
    hasMarkdown: true,
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
        <LegalText content={content} document={document} />
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

function LegalText({ content, document }: { content: Content; document: LegalDocument }) {
  const sections = sectionsOf(document.content)
  return (
    <>
      <ContentsList title={content.legalPage.contents} sections={sections} />
      {sections.map(({ heading, blocks }) => (
        <section key={heading?.id ?? 'start'} aria-labelledby={heading?.id} className="mt-10 flex flex-col gap-4">
          {heading && (
            <h2 id={heading.id} tabIndex={-1} className="text-heading-3 text-pine-deep">
              {heading.text}
            </h2>
          )}
          <DocumentBlocks blocks={blocks} content={content} textClass="max-w-text" />
        </section>
      ))}
    </>
  )
}

const titleId = 'contents'

function ContentsList({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <nav aria-labelledby={titleId} className="mt-8 rounded-card border border-line bg-white p-6 sm:p-7 print:hidden">
      <h2 id={titleId} className="text-heading-4 text-pine-deep">
        {title}
      </h2>
      <ol className="mt-2 gap-x-8 sm:columns-2">
        {sections.map(
          ({ heading }) =>
            heading && (
              <li key={heading.id} className="break-inside-avoid">
                <a
                  href={`#${heading.id}`}
                  className="flex min-h-touch items-center py-1.5 leading-snug text-pine underline-offset-4 hover:text-pine-deep hover:underline sm:text-small"
                >
                  {heading.text}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}
