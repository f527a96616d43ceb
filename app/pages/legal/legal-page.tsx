import { useLoaderData } from 'react-router'
import { ContentsList } from '#app/pages/legal/contents-list.tsx'
import { DocumentSection } from '#app/pages/legal/document-section.tsx'
import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { useToday } from '#app/lib/time/use-today.ts'
import type { LegalData } from '#app/pages/page-data.ts'
import { PostalAddress } from '#app/shell/postal-address.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { company } from '#content/legal/shared-words.ts'
import { longDate } from '#content/long-date.ts'
import { site } from '#content/site.ts'

export const handle: PageHandle<LegalData> = {
  meta: ({ data: { metaTitle, metaDescription, slug } }) => [
    ...pageMeta({ title: metaTitle, description: metaDescription, path: `/${slug}` }),
    markdownVersion(`/${slug}`),
  ],
}

export function Component() {
  const { title, intro, sections } = useLoaderData<LegalData>()
  const today = useToday()
  return (
    <PageSection width="narrow">
      <PageHeading title={title} lead={intro}>
        <p className="text-small text-ink-soft">
          Last Updated: <time dateTime={today}>{longDate(today)}</time>
        </p>
      </PageHeading>
      <ContentsList sections={sections} />
      {sections.map(section => (
        <DocumentSection key={section.id} {...section} />
      ))}
      <address className="mt-8 border-l-4 border-amber pl-5 not-italic">
        {company}
        <br />
        <PostalAddress />
        {site.phone && (
          <>
            {site.phone}
            <br />
          </>
        )}
        <TextLink to={`mailto:${site.email}`}>
          <EmailText address={site.email} />
        </TextLink>
      </address>
    </PageSection>
  )
}
