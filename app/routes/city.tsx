import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { CityFacts } from '#app/features/cities/city-facts.tsx'
import { cityLinkOf } from '#app/features/cities/city-link-of.ts'
import { CityLinks } from '#app/features/cities/city-links.tsx'
import { findByPath } from '#app/lib/find-by-path.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { breadcrumbData, localBusinessData } from '#app/lib/structured-data.ts'
import { BesidePicture } from '#app/ui/beside-picture.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { SideHeaded } from '#app/ui/side-headed.tsx'
import { cities } from '#content/cities/all-cities.ts'
import type { City } from '#content/cities/city.ts'
import { cityPage } from '#content/cities/city-page.ts'
import { sceneAlts } from '#content/cities/regions.ts'
import { site } from '#content/site.ts'

const pathOf = ({ slug }: { slug: string }) => `/${slug}`

const wayTo = (city: City) => [
  { name: 'Home', path: '/' },
  { name: `${city.city}, ${city.stateAbbr}`, path: pathOf(city) },
]

export const loader = ({ url }: LoaderFunctionArgs) => {
  const city = findByPath(url, cities, pathOf)
  const others = cities.filter(other => other !== city)
  return {
    city,
    sceneAlt: sceneAlts[city.region],
    // Those in the same country first: they are likelier to be a neighbour.
    others: others
      .toSorted((a, b) => Number(b.country === city.country) - Number(a.country === city.country))
      .map(cityLinkOf),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { city } = loaderData
  return pageMeta({
    // About 5 minutes here, about 3 on the home page: both readings are kept (docs/decisions/0009-two-readings.md).
    title: `AI Consultants in ${city.city}, ${city.stateAbbr} | ${site.name}`,
    description: `AI, automation, modernization and exit planning for business owners in ${city.city}, ${city.state}. Begin with a free assessment of about 5 minutes.`,
    path: pathOf(city),
    structuredData: [localBusinessData(pathOf(city), city), breadcrumbData(wayTo(city))],
  })
}

export default function CityPage() {
  const { city, sceneAlt, others } = useLoaderData<typeof loader>()
  const { whyChooseUs, services, callToAction, otherCities } = cityPage
  return (
    <>
      <PageSection air="compact">
        <Breadcrumb steps={wayTo(city)} />
        <BesidePicture src={`/pictures/regions/${city.region}.svg`} alt={sceneAlt}>
          <PageHeading title={`AI & Automation Consultants in ${city.city}, ${city.state}`} lead={city.localFact} />
        </BesidePicture>
        <CityFacts city={city} />
      </PageSection>
      <PageSection tone="deep">
        <SideHeaded sections={city.local.sections} />
      </PageSection>
      <PageSection title={whyChooseUs.title}>
        <div className="grid gap-6 sm:grid-cols-2">
          {[{ title: whyChooseUs.localExpertise, text: city.local.expertise }, ...whyChooseUs.cards].map(
            ({ title, text }) => (
              <Card key={title} title={title}>
                <p className="text-ink-soft">{text}</p>
              </Card>
            ),
          )}
        </div>
      </PageSection>
      <PageSection tone="deep" title={services.title}>
        <div className="grid gap-6 lg:grid-cols-3">
          {services.cards.map(({ key, title, text }) => (
            <Card key={key} title={title}>
              <p>{text}</p>
              <p className="mt-3 text-ink-soft">{city.local.services[key]}</p>
            </Card>
          ))}
        </div>
      </PageSection>
      <PageSection tone="pine" title={callToAction.title} lead={callToAction.lead} onPaper={false}>
        <div className="flex flex-wrap gap-4">
          <LinkButton to="/">Start Your Free Assessment</LinkButton>
          <LinkButton to="/about" variant="secondary">
            Learn More About Us
          </LinkButton>
        </div>
      </PageSection>
      <PageSection title={otherCities} onPaper={false}>
        <CityLinks cities={others} />
      </PageSection>
    </>
  )
}
