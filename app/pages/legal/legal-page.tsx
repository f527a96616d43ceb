import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import type { Page } from '#app/shell/page.ts'
import { PostalAddress } from '#app/shell/postal-address.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'
import { companyName } from '#content/company-details.ts'
import type { LegalBlock, LegalDocument, LegalSection, LegalTable } from '#content/legal/legal-document.ts'
import { longDate } from '#content/long-date.ts'

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

const titleId = 'contents'

function ContentsList({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby={titleId} className="mt-8 rounded-card border border-line bg-white p-6 sm:p-7 print:hidden">
      <h2 id={titleId} className="text-heading-4 text-pine-deep">
        {title}
      </h2>
      <ol className="mt-2 gap-x-8 sm:columns-2">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center py-1.5 leading-snug text-pine underline-offset-4 hover:text-pine-deep hover:underline sm:text-small"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function DocumentSection({ id, heading, body }: LegalSection) {
  return (
    <section aria-labelledby={id} className="mt-10 flex flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="text-heading-3 text-pine-deep">
        {heading}
      </h2>
      {body.map(block => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="max-w-text">{block.text}</p>
    case 'list':
      return <BulletList items={block.items} />
    case 'table':
      return <DocumentTable {...block.table} />
    case 'links':
      return (
        <ul className="-my-2 flex flex-wrap gap-x-8">
          {block.links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )
  }
}

function DocumentTable({ caption, columns, rows }: LegalTable) {
  return (
    <table className="mt-2 mb-4 w-full border-collapse text-small max-sm:block sm:table-fixed">
      <caption className="pb-2 text-left text-body font-semibold text-pine-deep max-sm:block">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b-2 border-edge text-left">
          {columns.map(column => (
            <th key={column} scope="col" className="py-2 pr-6 font-normal text-ink-soft first:w-1/3 last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="border-line align-top max-sm:block max-sm:rounded-control max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b"
          >
            <th scope="row" className="text-left font-semibold wrap-anywhere max-sm:block sm:py-3 sm:pr-6">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="max-sm:mt-2 max-sm:block sm:py-3 sm:pr-6 sm:last:pr-0">
                <span className="block text-ink-soft sm:hidden">{columns[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
