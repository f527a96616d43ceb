import { breadcrumbData, localBusinessData } from '#app/lib/head/structured-data.ts'
import { Assessments } from '#app/pages/assessments.tsx'
import { DocumentSections } from '#app/pages/document-sections.tsx'
import { inlinePicture } from '#app/pages/inline-picture.ts'
import type { Page } from '#app/shell/page.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { CardGrid } from '#app/ui/card.tsx'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import type { Content } from '#content/all-content.ts'
import type { City } from '#content/cities/city.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { fillIn } from '#content/fill-in.ts'
import { CityLinks } from './city-links.tsx'

export function createCityPage(content: Content, city: City): Page {
  const { site, siteFrame, cityPage, sceneAlts } = content
  const values = cityValues(city)
  const path = `/${city.slug}`
  const breadcrumb = [
    { name: siteFrame.breadcrumb.home, path: '/' },
    { name: `${city.city}, ${city.stateAbbr}`, path },
  ]
  return {
    path,
    title: `${fillIn(cityPage.metaTitle, values)} | ${site.name}`,
    description: fillIn(cityPage.metaDescription, values),
    structuredData: urlOf => [localBusinessData(site, urlOf, city), breadcrumbData(breadcrumb, urlOf)],
    hasMarkdown: true,
    body: (
      <>
        <PageSection pad="compact">
          <Breadcrumb steps={breadcrumb} />
          <TextWithPicture src={inlinePicture(`/pictures/regions/${city.region}.svg`)} alt={sceneAlts[city.region]}>
            <PageHeading title={fillIn(cityPage.title, values)} lead={city.localFact}>
              {city.city !== site.address.city && <p className="max-w-text">{cityPage.remote}</p>}
              <Assessments home={content.home} />
            </PageHeading>
          </TextWithPicture>
          <CityFacts facts={cityPage.facts} city={city} />
        </PageSection>
        <CitySections content={content} city={city} />
      </>
    ),
  }
}

function CitySections({ content, city }: { content: Content; city: City }) {
  const { cityPage, cities } = content
  const { whyChooseUs, services, callToAction } = cityPage
  const nationalRules = cityPage.nationalRules[city.countryCode]
  return (
    <>
      <PageSection tone="deep">
        <DocumentSections content={content} document={city} level={2} />
        <p className="mt-10 max-w-text text-small text-ink-soft">
          {cityPage.disclaimer}{' '}
          <TextLink inline to={nationalRules.to}>
            {nationalRules.text}
          </TextLink>
        </p>
      </PageSection>
      <PageSection title={whyChooseUs.title}>
        <CardGrid cards={[{ title: whyChooseUs.localExpertise, text: city.expertise }, ...whyChooseUs.cards]} />
      </PageSection>
      <PageSection tone="deep" title={services.title}>
        <CardGrid
          columns="lg:grid-cols-3"
          cards={services.cards.map(({ key, title }) => ({ title, text: city.services[key] }))}
        />
      </PageSection>
      <PageSection tone="pine" title={callToAction.title} lead={callToAction.lead} print={false}>
        <div className="flex flex-wrap gap-4">
          <LinkButton to={callToAction.start.to}>{callToAction.start.text}</LinkButton>
          <LinkButton to={callToAction.about.to} variant="secondary">
            {callToAction.about.text}
          </LinkButton>
        </div>
      </PageSection>
      <PageSection title={cityPage.otherCities} print={false}>
        <CityLinks cities={otherCities(cities, city)} />
      </PageSection>
    </>
  )
}

/** The same country first. */
const otherCities = (cities: readonly City[], city: City) =>
  cities
    .filter(other => other !== city)
    .toSorted((a, b) => Number(b.country === city.country) - Number(a.country === city.country))

type CityFactsProps = { facts: Content['cityPage']['facts']; city: City }

function CityFacts({ facts: { headquarters, email, serviceAreas }, city }: CityFactsProps) {
  const cards = [
    { title: headquarters.title, text: headquarters.text },
    { title: email.title, text: <EmailAddressLink address={email.text} /> },
    { title: serviceAreas.title, text: fillIn(serviceAreas.text, cityValues(city)) },
  ]
  return (
    <dl className="mt-8 grid gap-3 md:grid-cols-3">
      {cards.map(({ title, text }) => (
        <div key={title} className="rounded-card border border-line bg-white p-4 shadow-card sm:p-6">
          <dt className="font-semibold text-pine-deep">{title}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
