// The words of the pages in app/routes/, as Markdown. tests/markdown.test.ts compares the two.
import { markdownPath } from '#app/lib/head/markdown-version.ts'
import { watchUrl } from '#app/ui/video.tsx'
import { articles } from '#content/articles/all-articles.ts'
import type { ArticleBlock } from '#content/articles/article.ts'
import { articlePage } from '#content/articles/article-page.ts'
import { cities } from '#content/cities/all-cities.ts'
import { cityPage } from '#content/cities/city-page.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import type { LegalBlock } from '#content/legal/legal-document.ts'
import { company } from '#content/legal/shared-words.ts'
import { longDate } from '#content/long-date.ts'
import { nationalRules } from '#content/national-rules.ts'
import { addressLines, site } from '#content/site.ts'
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
} from './markdown.ts'
import { type ArticleData, articleData, type CityData, cityData, type LegalData } from './page-data.ts'

export const markdownPages = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    articles.map(article => [markdownPath(`/articles/${article.slug}`), articleMarkdown(articleData(article))]),
  ),
  ...Object.fromEntries(cities.map(city => [markdownPath(`/${city.slug}`), cityMarkdown(cityData(city))])),
  ...Object.fromEntries(legalDocuments.map(legal => [markdownPath(`/${legal.slug}`), legalMarkdown(legal)])),
  [markdownPath(nationalRules.path)]: nationalRulesMarkdown(),
})

function articleMarkdown({ article, updated, readTime, more }: ArticleData) {
  return joinBlocks([
    heading(1, article.title),
    articleFacts({ ...article, readTime }),
    escapeMarkdown(article.excerpt),
    escapeMarkdown(`By ${article.author} · Updated ${longDate(updated)}`),
    image(article.featuredImageAlt, `/pictures/articles/${article.featuredImage}.svg`),
    ...article.content.flatMap(articleBlock),
    heading(2, articlePage.more),
    ...more.flatMap(card => [
      `### ${link(card.title, `/articles/${card.slug}`)}`,
      articleFacts(card),
      escapeMarkdown(card.excerpt),
    ]),
    link(articlePage.all.text, articlePage.all.to),
  ])
}

const articleFacts = ({ category, date, readTime }: { category: string; date: string; readTime: string }) =>
  escapeMarkdown(`${category} · ${longDate(date)} · ${readTime}`)

function articleBlock(block: ArticleBlock): string | string[] {
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

type TextSection = { heading: string; paragraphs: readonly string[] }

const textSections = (level: number, sections: readonly TextSection[]) =>
  sections.flatMap(section => [heading(level, section.heading), ...section.paragraphs.map(escapeMarkdown)])

function cityMarkdown({ city, picture, others }: CityData) {
  const { facts, whyChooseUs, services, callToAction } = cityPage
  const national = cityPage.nationalRules[city.countryCode]
  const countries = [...new Set(others.map(({ country }) => country))]
  return joinBlocks([
    heading(1, cityPage.title(city)),
    escapeMarkdown(city.localFact),
    ...(city.city === site.address.city ? [] : [escapeMarkdown(cityPage.remote(city.city))]),
    image(picture.alt, `/pictures/regions/${city.region}.svg`),
    heading(2, facts.headquarters.title),
    escapeMarkdown(facts.headquarters.text),
    heading(2, facts.email.title),
    link(facts.email.text, facts.email.to),
    heading(2, facts.serviceAreas.title),
    escapeMarkdown(facts.serviceAreas.text(city)),
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
    ...countries.flatMap(country => [
      heading(3, country),
      bulletList(
        others
          .filter(other => other.country === country)
          .map(other => link(`${other.city}, ${other.stateAbbr}`, `/${other.slug}`)),
      ),
    ]),
  ])
}

function legalMarkdown({ title, intro, sections }: LegalData) {
  return joinBlocks([
    heading(1, title),
    escapeMarkdown(intro),
    escapeMarkdown(`Last Updated: ${longDate(import.meta.env.BUILT_ON)}`),
    ...sections.flatMap(section => [heading(2, section.heading), ...section.body.flatMap(legalBlock)]),
    lines([
      ...[company, ...addressLines, ...(site.phone ? [site.phone] : [])].map(escapeMarkdown),
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

const nationalRulesMarkdown = () =>
  joinBlocks([
    heading(1, nationalRules.title),
    escapeMarkdown(nationalRules.lead),
    escapeMarkdown(cityPage.disclaimer),
    ...nationalRules.countries.flatMap(({ name, sections }) => [heading(2, name), ...textSections(3, sections)]),
  ])
