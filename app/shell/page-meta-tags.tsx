import { Meta, type MetaFunction, useLocation, useMatches } from 'react-router'
import type { MetaTag } from '#app/lib/page-meta.ts'
import { InlineJson } from './inline-json.tsx'

/** What the page's `meta` says, in the head. In development React Router's own, which hot reloading knows. */
export const PageMetaTags = () => (import.meta.env.DEV ? <Meta /> : <MetaOfPage />)

function MetaOfPage() {
  const location = useLocation()
  const { handle, loaderData, params = {} } = useMatches().at(-1) ?? {}
  const { meta } = (handle ?? {}) as { meta?: MetaFunction }
  const tags = (meta?.({ loaderData, params, location, matches: [] }) ?? []) as MetaTag[]
  return tags.map(tag => <Tag key={JSON.stringify(tag)} tag={tag} />)
}

function Tag({ tag }: { tag: MetaTag }) {
  if ('title' in tag) return <title>{tag.title}</title>
  if ('tagName' in tag) return <link rel={tag.rel} href={tag.href} />
  if ('script:ld+json' in tag)
    return <InlineJson type="application/ld+json" json={JSON.stringify(tag['script:ld+json'])} />
  return <meta {...tag} />
}
