import { useLoaderData } from 'react-router'
import { CityFacts } from '#app/pages/cities/city-facts.tsx'
import { CityLinks } from '#app/pages/cities/city-links.tsx'
import { markdownVersion } from '#app/lib/head/markdown-version.ts'
import { type PageHandle, pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbData, localBusinessData } from '#app/lib/head/structured-data.ts'
import type { CityData } from '#app/pages/page-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import type { City } from '#content/cities/city.ts'
import { cityPage } from '#content/cities/city-page.ts'
import { site } from '#content/site.ts'

const pathOf = ({ slug }: { slug: string }) => `/${slug}`

const breadcrumb = (city: City) => [
  { name: 'Home', path: '/' },
  { name: `${city.city}, ${city.stateAbbr}`, path: pathOf(city) },
]

export const handle: PageHandle<CityData> = {
  meta: ({ data: { city } }) => [
    ...pageMeta({
      // 5 minutes here, 3 on the home page (decision 0009).
      title: `AI Consultants in ${city.city}, ${city.stateAbbr} | ${site.name}`,
      description: `AI, automation, modernization and exit planning for business owners in ${city.city}, ${city.state}. Start with a free assessment that takes about 5 minutes.`,
      path: pathOf(city),
      structuredData: [localBusinessData(pathOf(city), city), breadcrumbData(breadcrumb(city))],
    }),
    markdownVersion(pathOf(city)),
  ],
}

export function Component() {
  const { city, picture, others } = useLoaderData<CityData>()
  const { whyChooseUs, services, callToAction, otherCities } = cityPage
  return (
    <>
      <PageSection pad="compact">
        <Breadcrumb steps={breadcrumb(city)} />
        <TextWithPicture {...picture}>
          <PageHeading title={cityPage.title(city)} lead={city.localFact}>
            {city.city !== site.address.city && <p className="max-w-text">{cityPage.remote(city.city)}</p>}
          </PageHeading>
        </TextWithPicture>
        <CityFacts city={city} />
      </PageSection>
      <PageSection tone="deep">
        <TwoColumnText sections={city.local.sections} />
        <p className="mt-10 max-w-text text-small text-ink-soft">
          {cityPage.disclaimer}{' '}
          <TextLink inline to={cityPage.nationalRules[city.countryCode].to}>
            {cityPage.nationalRules[city.countryCode].text}
          </TextLink>
        </p>
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
      <PageSection tone="pine" title={callToAction.title} lead={callToAction.lead} print={false}>
        <div className="flex flex-wrap gap-4">
          <LinkButton to={callToAction.start.to}>{callToAction.start.text}</LinkButton>
          <LinkButton to={callToAction.about.to} variant="secondary">
            {callToAction.about.text}
          </LinkButton>
        </div>
      </PageSection>
      <PageSection title={otherCities} print={false}>
        <CityLinks cities={others} />
      </PageSection>
    </>
  )
}
