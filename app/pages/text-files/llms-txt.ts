import { markdownPath } from '#app/lib/head/markdown-version.ts'
import { about } from '#content/about.ts'
import { articles } from '#content/articles/all-articles.ts'
import { cities } from '#content/cities/all-cities.ts'
import { countryInText } from '#content/cities/city.ts'
import { cityPage } from '#content/cities/city-page.ts'
import { home } from '#content/home.ts'
import { legalDocuments } from '#content/legal/all-legal.ts'
import { company } from '#content/legal/shared-words.ts'
import { nationalRules } from '#content/national-rules.ts'
import { addressLines, site } from '#content/site.ts'
import { bulletList, escapeMarkdown, heading, joinBlocks, link, quote } from './markdown.ts'

type Entry = { title: string; path: string; text: string }

const entries = (items: readonly Entry[]) =>
  bulletList(items.map(({ title, path, text }) => `${link(title, path)}: ${escapeMarkdown(text)}`))

const markdownEntries = (items: readonly Entry[]) =>
  entries(items.map(item => ({ ...item, path: markdownPath(item.path) })))

/** The format is described at llmstxt.org. */
export const llmsTxt = () =>
  joinBlocks([
    heading(1, site.name),
    quote(site.description),
    bulletList([
      escapeMarkdown(`What we do: ${site.serviceTypes.join(', ')}.`),
      escapeMarkdown(
        `For whom: owners of small and mid-size businesses in ${Object.values(countryInText).join(' and ')}.`,
      ),
      // 3 minutes here, 5 on the city pages (decision 0009).
      escapeMarkdown(`Free assessment: confidential, about 3 minutes. ${home.notes.join(' ')}`),
      escapeMarkdown(`Contact: ${[site.email, site.phone, company, ...addressLines].filter(Boolean).join(', ')}.`),
      'Every article, city and legal page is also available as Markdown: add .md to its URL.',
    ]),
    heading(2, 'Main pages'),
    entries([
      ...[...home.paths, ...home.otherBeginnings.cards].map(({ link: title, to, text }) => ({ title, path: to, text })),
      { title: 'About us', path: '/about', text: about.intro },
    ]),
    heading(2, 'Articles'),
    markdownEntries(articles.map(({ slug, title, excerpt }) => ({ title, path: `/articles/${slug}`, text: excerpt }))),
    heading(2, 'Cities'),
    markdownEntries([
      ...cities.map(city => ({ title: cityPage.title(city), path: `/${city.slug}`, text: city.localFact })),
      { title: nationalRules.title, path: nationalRules.path, text: nationalRules.metaDescription },
    ]),
    heading(2, 'Legal'),
    markdownEntries(
      legalDocuments.map(({ slug, title, metaDescription }) => ({ title, path: `/${slug}`, text: metaDescription })),
    ),
  ])
