import { markdownPath } from '#app/lib/head/page-files.ts'
import { escapeMarkdown, escapeRun, link } from '#app/lib/markdown.ts'
import type { Content } from '#content/all-content.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { addressLines, companyName } from '#content/company-details.ts'
import { examplePlanPath } from '#content/example-plan.ts'
import { fillIn } from '#content/fill-in.ts'

type Entry = { title: string; path: string; text: string }

const entries = (items: readonly Entry[]) =>
  items.map(({ title, path, text }) => `- ${link(title, path)}: ${escapeMarkdown(text)}`).join('\n')

const markdownEntries = (items: readonly Entry[]) =>
  entries(items.map(item => ({ ...item, path: markdownPath(item.path) })))

/** The format is described at llmstxt.org. */
export function llmsTxt(content: Content) {
  const { site, home, surveys, examplePlan, about, articles, cities, cityPage, nationalRules, legalDocuments } = content
  const contact = [site.email, site.phone, companyName(site), ...addressLines(site)].filter(Boolean).join(', ')
  const pages = [
    ...surveys.map(({ type, title, metaDescription }) => ({ title, path: `/survey/${type}`, text: metaDescription })),
    { title: examplePlan.title, path: examplePlanPath, text: examplePlan.metaDescription },
    ...home.otherBeginnings.cards.map(({ link: title, to, text }) => ({ title, path: to, text })),
    { title: 'About us', path: markdownPath('/about'), text: about.intro },
  ]
  const places = [
    ...cities.map(city => ({
      title: fillIn(cityPage.title, cityValues(city)),
      path: `/${city.slug}`,
      text: city.localFact,
    })),
    { title: nationalRules.title, path: nationalRules.path, text: nationalRules.metaDescription },
  ]
  const legalPages = legalDocuments.map(({ slug, title, metaDescription }) => ({
    title,
    path: `/${slug}`,
    text: metaDescription,
  }))
  // 3 minutes here, 5 on the city pages (decision 0009).
  return `# ${escapeRun(site.name)}

> ${escapeMarkdown(site.description)}

- ${escapeMarkdown(`What we do: ${site.serviceTypes.join(', ')}.`)}
- For whom: owners of small and mid-size businesses in Canada and the United States.
- ${escapeMarkdown(`Free assessment: confidential, about 3 minutes. ${home.notes.join(' ')}`)}
- ${escapeMarkdown(`Contact: ${contact}.`)}
- The about page and every article, city and legal page are also available as Markdown: add .md to the URL.

## Main pages

${entries(pages)}

## Articles

${markdownEntries(articles.map(({ slug, title, excerpt: text }) => ({ title, path: `/articles/${slug}`, text })))}

## Cities

${markdownEntries(places)}

## Legal

${markdownEntries(legalPages)}
`
}
