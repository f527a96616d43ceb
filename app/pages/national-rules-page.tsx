import { useLoaderData } from 'react-router'
import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import type { NationalRulesData } from '#app/pages/page-data.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import { cityPage } from '#content/cities/city-page.ts'

export const handle: PageHandle<NationalRulesData> = {
  meta: ({ data: { title, metaDescription, path } }) => [
    ...pageMeta({ title, description: metaDescription, path }),
    markdownVersion(path),
  ],
}

export function Component() {
  const { title, lead, countries } = useLoaderData<NationalRulesData>()
  return (
    <>
      <PageSection pad="compact">
        <PageHeading title={title} lead={lead}>
          <p className="text-small text-ink-soft">{cityPage.disclaimer}</p>
        </PageHeading>
      </PageSection>
      {countries.map(({ id, name, sections }) => (
        <PageSection key={id} id={id} title={name} tone={id === 'canada' ? 'deep' : 'paper'}>
          <TwoColumnText level={3} sections={sections} />
        </PageSection>
      ))}
    </>
  )
}
