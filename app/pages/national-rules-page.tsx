import type { Page } from '#app/shell/page.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { Content } from '#content/all-content.ts'
import { DocumentSections } from './document-sections.tsx'

export function createNationalRulesPage(content: Content): Page {
  const { nationalRules, cityPage } = content
  const { path, title, metaDescription, lead, countries } = nationalRules
  return {
    path,
    title,
    description: metaDescription,
    hasMarkdown: true,
    body: (
      <>
        <PageSection pad="compact">
          <PageHeading title={title} lead={lead}>
            <p className="text-small text-ink-soft">{cityPage.disclaimer}</p>
          </PageHeading>
        </PageSection>
        {countries.map(country => (
          <PageSection
            key={country.id}
            id={country.id}
            title={country.name}
            tone={country.id === 'canada' ? 'deep' : 'paper'}
          >
            <DocumentSections content={content} document={country} level={3} />
          </PageSection>
        ))}
      </>
    ),
  }
}
