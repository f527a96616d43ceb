import { otherCities } from '#app/pages/cities/other-cities.ts'
import type { Content } from '#content/all-content.ts'
import type { City } from '#content/cities/city.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { fillIn } from '#content/fill-in.ts'
import { bulletList, escapeMarkdown, heading, image, joinBlocks, link, textSections } from './markdown.ts'

export function cityMarkdown({ site, cities, cityPage, sceneAlts }: Content, city: City) {
  const { facts, whyChooseUs, services, callToAction } = cityPage
  const values = cityValues(city)
  const national = cityPage.nationalRules[city.countryCode]
  return joinBlocks([
    heading(1, fillIn(cityPage.title, values)),
    escapeMarkdown(city.localFact),
    ...(city.city === site.address.city ? [] : [escapeMarkdown(fillIn(cityPage.remote, values))]),
    image(sceneAlts[city.region], `/pictures/regions/${city.region}.svg`),
    heading(2, facts.headquarters.title),
    escapeMarkdown(facts.headquarters.text),
    heading(2, facts.email.title),
    link(facts.email.text, facts.email.to),
    heading(2, facts.serviceAreas.title),
    escapeMarkdown(fillIn(facts.serviceAreas.text, values)),
    ...textSections(2, city.local.sections),
    `${escapeMarkdown(cityPage.disclaimer)} ${link(national.text, national.to)}`,
    heading(2, whyChooseUs.title),
    ...[{ title: whyChooseUs.localExpertise, text: city.local.expertise }, ...whyChooseUs.cards].flatMap(
      ({ title, text }) => [heading(3, title), escapeMarkdown(text)],
    ),
    heading(2, services.title),
    ...services.cards.flatMap(({ key, title, text }) => [
      heading(3, title),
      escapeMarkdown(text),
      escapeMarkdown(city.local.services[key]),
    ]),
    heading(2, callToAction.title),
    escapeMarkdown(callToAction.lead),
    bulletList([callToAction.start, callToAction.about].map(({ text, to }) => link(text, to))),
    heading(2, cityPage.otherCities),
    ...cityLinks(otherCities(cities, city)),
  ])
}

export function cityLinks(cities: readonly City[]) {
  const countries = [...new Set(cities.map(({ country }) => country))]
  return countries.flatMap(country => [
    heading(3, country),
    bulletList(
      cities
        .filter(city => city.country === country)
        .map(({ slug, city, stateAbbr }) => link(`${city}, ${stateAbbr}`, `/${slug}`)),
    ),
  ])
}
