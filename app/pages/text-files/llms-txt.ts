import { markdownPath } from '#app/lib/head/page-files.ts'
import { bulletList, escapeMarkdown, heading, joinBlocks, link, quote } from '#app/lib/markdown.ts'
import type { Content } from '#content/all-content.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { addressLines, companyName } from '#content/company-details.ts'
import { examplePlanPath } from '#content/example-plan.ts'
import { fillIn } from '#content/fill-in.ts'

type Entry = { title: string; path: string; text: string }

const entries = (items: readonly Entry[]) =>
  bulletList(items.map(({ title, path, text }) => `${link(title, path)}: ${escapeMarkdown(text)}`))

const markdownEntries = (items: readonly Entry[]) =>
  entries(items.map(item => ({ ...item, path: markdownPath(item.path) })))

/** The format is described at llmstxt.org. */
export const llmsTxt = ({
  site,
  home,
  surveys,
  examplePlan,
  about,
  articles,
  cities,
  cityPage,
  nationalRules,
  legalDocuments,
}: Content) =>
  joinBlocks([
    heading(1, site.name),
    quote(site.description),
    bulletList([
      escapeMarkdown(`What we do: ${site.serviceTypes.join(', ')}.`),
      'For whom: owners of small and mid-size businesses in Canada and the United States.',
      // 3 minutes here, 5 on the city pages (decision 0009).
      escapeMarkdown(`Free assessment: confidential, about 3 minutes. ${home.notes.join(' ')}`),
      escapeMarkdown(
        `Contact: ${[site.email, site.phone, companyName(site), ...addressLines(site)].filter(Boolean).join(', ')}.`,
      ),
      'The about page and every article, city and legal page are also available as Markdown: add .md to the URL.',
    ]),
    heading(2, 'Main pages'),
    entries([
      ...surveys.map(({ type, title, metaDescription }) => ({ title, path: `/survey/${type}`, text: metaDescription })),
      { title: examplePlan.title, path: examplePlanPath, text: examplePlan.metaDescription },
      ...home.otherBeginnings.cards.map(({ link: title, to, text }) => ({ title, path: to, text })),
      { title: 'About us', path: markdownPath('/about'), text: about.intro },
    ]),
    heading(2, 'Articles'),
    markdownEntries(articles.map(({ slug, title, excerpt }) => ({ title, path: `/articles/${slug}`, text: excerpt }))),
    heading(2, 'Cities'),
    markdownEntries([
      ...cities.map(city => ({
        title: fillIn(cityPage.title, cityValues(city)),
        path: `/${city.slug}`,
        text: city.localFact,
      })),
      { title: nationalRules.title, path: nationalRules.path, text: nationalRules.metaDescription },
    ]),
    heading(2, 'Legal'),
    markdownEntries(
      legalDocuments.map(({ slug, title, metaDescription }) => ({ title, path: `/${slug}`, text: metaDescription })),
    ),
  ])
