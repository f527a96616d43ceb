import type { Page } from '#app/shell/page.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PictureSection } from '#app/ui/picture-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Content } from '#content/all-content.ts'

export const createNotFoundPage = ({ site, notFoundPage: { home, articles, ...words } }: Content): Page => ({
  path: '/404',
  title: `${words.title} | ${site.name}`,
  description: words.metaDescription,
  isUnlisted: true,
  isForUnknownPaths: true,
  body: (
    <PictureSection src="/pictures/lost.svg" title={words.title} lead={words.lead}>
      <div className="flex flex-wrap gap-4">
        <LinkButton to={home.to}>{home.text}</LinkButton>
        <LinkButton to={articles.to} variant="secondary">
          {articles.text}
        </LinkButton>
      </div>
    </PictureSection>
  ),
})

export const createArticleNotFoundPage = ({ site, articleNotFoundPage, articles }: Content): Page => {
  const { articles: all, ...words } = articleNotFoundPage
  return {
    path: '/articles/404',
    title: `${words.title} | ${site.name}`,
    description: words.metaDescription,
    isUnlisted: true,
    isForUnknownPaths: true,
    body: (
      <PictureSection src="/pictures/lost.svg" title={words.title} lead={words.lead}>
        <LinkButton to={all.to}>{all.text}</LinkButton>
        <ul className="mt-6">
          {articles.map(({ slug, title }) => (
            <li key={slug}>
              <TextLink to={`/articles/${slug}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </PictureSection>
    ),
  }
}
