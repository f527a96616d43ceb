import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ContentsList } from '#app/features/legal/contents-list.tsx'
import { LegalSection } from '#app/features/legal/legal-section.tsx'
import { findByPath } from '#app/lib/find-by-path.ts'
import { longDate } from '#app/lib/long-date.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { useToday } from '#app/lib/use-today.ts'
import { PostalAddress } from '#app/shell/postal-address.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { site } from '#content/site.ts'

const pathOf = ({ slug }: { slug: string }) => `/${slug}`

export const loader = ({ url }: LoaderFunctionArgs) => findByPath(url, legalDocuments, pathOf)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: loaderData.metaTitle, description: loaderData.metaDescription, path: pathOf(loaderData) })
    : []

export default function LegalPage() {
  const { title, intro, sections } = useLoaderData<typeof loader>()
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
        <LegalSection key={section.id} {...section} />
      ))}
      <address className="mt-8 border-l-4 border-amber pl-5 not-italic">
        {site.name}
        <br />
        <PostalAddress />
        <TextLink to={`mailto:${site.email}`}>
          <EmailText address={site.email} />
        </TextLink>
      </address>
    </PageSection>
  )
}
