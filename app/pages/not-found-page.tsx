import { useLocation } from 'react-router'
import { type PageHandle, unlistedPageMeta } from '#app/lib/head/page-meta.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextWithPicture } from '#app/ui/text-with-picture.tsx'
import { site } from '#content/site.ts'

const page = { title: 'Page Not Found', description: "There's no page at this address." }
const article = { title: 'Article Not Found', description: "The article you're looking for doesn't exist." }
const isArticle = (pathname: string) => pathname.startsWith('/articles/')

export const handle: PageHandle = {
  meta({ pathname }) {
    const { title, description } = isArticle(pathname) ? article : page
    return unlistedPageMeta({ title: `${title} | ${site.name}`, description })
  },
}

export function Component() {
  return (
    <PageSection>
      <TextWithPicture src="/pictures/lost.svg" alt="">
        {isArticle(useLocation().pathname) ? (
          <PageHeading title={article.title} lead={article.description}>
            <LinkButton to="/articles">Back to Articles</LinkButton>
          </PageHeading>
        ) : (
          <PageHeading title={page.title} lead={`${page.description} It may have moved, or the link may be mistyped.`}>
            <div className="flex flex-wrap gap-4">
              <LinkButton to="/">Back to Home</LinkButton>
              <LinkButton to="/articles" variant="secondary">
                Read our articles
              </LinkButton>
            </div>
          </PageHeading>
        )}
      </TextWithPicture>
    </PageSection>
  )
}
