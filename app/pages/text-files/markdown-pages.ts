// The words of the pages as Markdown. tests/markdown.test.ts compares the two.
import { markdownPath } from '#app/lib/head/markdown-version.ts'
import { moreArticles } from '#app/pages/articles/more-articles.ts'
import { readTimeOf } from '#app/pages/articles/read-time.ts'
import { otherCities } from '#app/pages/cities/other-cities.ts'
import { nameAndRole, portraitOf } from '#app/pages/team-member.ts'
import { watchUrl } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { Article, TextBlock } from '#content/articles/article.ts'
import { textBlocks } from '#content/articles/text-blocks.ts'
import { whereWeWorkText } from '#content/cities/cities-served.ts'
import type { City } from '#content/cities/city.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { addressLines, companyName } from '#content/company-details.ts'
import { fillIn } from '#content/fill-in.ts'
import type { LegalBlock, LegalDocument } from '#content/legal/legal-document.ts'
import { longDate } from '#content/long-date.ts'
import { updatedOn } from '#content/updated-on.ts'
import {
  bulletList,
  escapeMarkdown,
  heading,
  image,
  joinBlocks,
  lines,
  link,
  markdownTable,
  quote,
  textSections,
} from './markdown.ts'

export function markdownPages(content: Content, renderedOn: string): Readonly<Record<string, () => string>> {
  const { articles, cities, legalDocuments, nationalRules } = content
  const pages = [
    ['/about', () => aboutMarkdown(content)],
    ...articles.map(article => [`/articles/${article.slug}`, () => articleMarkdown(content, article)]),
    [nationalRules.path, () => nationalRulesMarkdown(content)],
    ...cities.map(city => [`/${city.slug}`, () => cityMarkdown(content, city)]),
    ...legalDocuments.map(document => [`/${document.slug}`, () => legalMarkdown(content, document, renderedOn)]),
  ] as Array<[path: string, markdown: () => string]>
  return Object.fromEntries(pages.map(([path, markdown]) => [markdownPath(path), markdown]))
}

const nationalRulesMarkdown = ({ nationalRules, cityPage }: Content) =>
  joinBlocks([
    heading(1, nationalRules.title),
    escapeMarkdown(nationalRules.lead),
    escapeMarkdown(cityPage.disclaimer),
    ...nationalRules.countries.flatMap(({ name, sections }) => [heading(2, name), ...textSections(3, sections)]),
  ])

function articleMarkdown({ articles, articlePage, pageDates }: Content, article: Article) {
  const { closing, more, all } = articlePage
  const updated = updatedOn(`/articles/${article.slug}`, pageDates)
  return joinBlocks([
    heading(1, article.title),
    articleFacts(article),
    escapeMarkdown(article.excerpt),
    escapeMarkdown(`${articlePage.by} ${article.author} · ${articlePage.updated} ${longDate(updated)}`),
    image(article.featuredImageAlt, `/pictures/articles/${article.featuredImage}.svg`),
    ...textBlocks(article.content).flatMap(articleBlock),
    heading(2, closing.title),
    escapeMarkdown(closing.lead),
    link(closing.start.text, closing.start.to),
    heading(2, more),
    ...moreArticles(articles, article).flatMap(other => [
      `### ${link(other.title, `/articles/${other.slug}`)}`,
      articleFacts(other),
      escapeMarkdown(other.excerpt),
    ]),
    link(all.text, all.to),
  ])
}

const articleFacts = ({ category, date, content }: Article) =>
  escapeMarkdown(`${category} · ${longDate(date)} · ${readTimeOf(content)}`)

function articleBlock(block: TextBlock): string | string[] {
  switch (block.type) {
    case 'heading':
      return heading(block.level, block.text)
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'list':
      return bulletList(block.items.map(escapeMarkdown))
    case 'quote':
      return quote(block.text)
    case 'link':
      return link(block.text, block.url)
    case 'video':
      return [link(`Play video: ${block.title}`, watchUrl(block.embedUrl)), escapeMarkdown(block.caption)]
    case 'image':
      return [image(block.alt, block.url), escapeMarkdown(block.caption)]
  }
}

function aboutMarkdown({ about, cities, site: { owner } }: Content) {
  const { titles, callToAction, whereWeWork } = about
  return joinBlocks([
    heading(1, titles.page),
    escapeMarkdown(about.intro),
    ...owner.letter.map(escapeMarkdown),
    ...(owner.letter.length > 0 ? [owner.profile ? link(owner.name, owner.profile) : escapeMarkdown(owner.name)] : []),
    heading(2, titles.team),
    ...(about.team.some(({ photo }) => photo) ? [] : [escapeMarkdown(about.teamNote)]),
    ...about.team.flatMap(member => {
      const { src, alt } = portraitOf(member)
      return [image(alt, src), heading(3, member.title), ...[nameAndRole(member), member.text].map(escapeMarkdown)]
    }),
    ...textSections(2, [
      { heading: titles.whatWeDo, paragraphs: about.whatWeDo },
      { heading: titles.story, paragraphs: about.story },
      { heading: titles.mission, paragraphs: [about.mission] },
    ]),
    heading(2, titles.values),
    ...about.values.flatMap(({ name, text }) => [heading(3, name), escapeMarkdown(text)]),
    heading(2, titles.faq),
    ...about.faq.flatMap(({ question, answer }) => [heading(3, question), escapeMarkdown(answer)]),
    heading(2, callToAction.title),
    escapeMarkdown(callToAction.text),
    bulletList([callToAction.start, callToAction.winnipeg].map(({ text, to }) => link(text, to))),
    heading(2, whereWeWork.title),
    escapeMarkdown(
      whereWeWorkText(
        whereWeWork,
        cities.map(({ slug }) => slug),
      ),
    ),
    ...cityLinks(cities),
  ])
}

function cityMarkdown({ site, cities, cityPage, sceneAlts }: Content, city: City) {
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

function cityLinks(cities: readonly City[]) {
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

function legalMarkdown({ site, legalPage }: Content, { title, intro, sections }: LegalDocument, renderedOn: string) {
  return joinBlocks([
    heading(1, title),
    escapeMarkdown(intro),
    escapeMarkdown(`${legalPage.updated} ${longDate(renderedOn)}`),
    ...sections.flatMap(section => [heading(2, section.heading), ...section.body.flatMap(legalBlock)]),
    lines([
      ...[companyName(site), ...addressLines(site), ...(site.phone ? [site.phone] : [])].map(escapeMarkdown),
      link(site.email, `mailto:${site.email}`),
    ]),
  ])
}

function legalBlock(block: LegalBlock): string | string[] {
  switch (block.kind) {
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'list':
      return bulletList(block.items.map(escapeMarkdown))
    case 'table':
      return [`**${escapeMarkdown(block.table.caption)}**`, markdownTable(block.table.columns, block.table.rows)]
    case 'links':
      return bulletList(block.links.map(({ label, to }) => link(label, to)))
  }
}
