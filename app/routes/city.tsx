import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { joinAreas } from '#app/features/cities/join-areas.ts'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { breadcrumbData, localBusinessData } from '#app/lib/structured-data.ts'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { cities } from '#content/cities/all-cities.ts'
import { site } from '#content/site.ts'

const pathOf = ({ slug }: { slug: string }) => `/${slug}`

// About 5 minutes here, about 3 on the home page: both readings are kept (docs/decisions/0009-two-readings.md).
const assessmentTime = 'about 5 minutes'

export const loader = ({ url }: LoaderFunctionArgs) => findByPath(url, cities, pathOf)

export const meta: MetaFunction<typeof loader> = ({ loaderData: city }) =>
  city
    ? pageMeta({
        title: `AI Consultants in ${city.city}, ${city.stateAbbr} | ${site.name}`,
        description: `AI, automation, modernization and exit planning for business owners in ${city.city}, ${city.state}. Begin with a free assessment of ${assessmentTime}.`,
        path: pathOf(city),
        structuredData: [
          localBusinessData(pathOf(city), city),
          breadcrumbData([
            { name: 'Home', path: '/' },
            { name: `${city.city}, ${city.stateAbbr}`, path: pathOf(city) },
          ]),
        ],
      })
    : []

export default function CityPage() {
  const city = useLoaderData<typeof loader>()
  const { address, email } = site
  return (
    <>
      <PageSection>
        <PageHeading title={`AI & Automation Consultants in ${city.city}, ${city.state}`} lead={city.localFact} />
        <div className="mt-10 grid gap-6 md:grid-cols-3">
          <Card level={2} title="Headquarters">
            <p>
              {address.city}, {address.provinceAbbr}, {address.country}
            </p>
          </Card>
          <Card level={2} title="Email">
            <TextLink to={`mailto:${email}`}>{email}</TextLink>
          </Card>
          <Card level={2} title="Service areas">
            <p>
              {joinAreas(city.serviceAreas)} and across {city.country}
            </p>
          </Card>
        </div>
      </PageSection>
      <PageSection
        tone="deep"
        title="Start with a free assessment"
        lead={`It takes ${assessmentTime}, and our team reads every answer.`}
      >
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/">Start Your Free Assessment</LinkButton>
          <LinkButton to="/about" variant="secondary">
            Learn More About Us
          </LinkButton>
        </div>
      </PageSection>
    </>
  )
}
