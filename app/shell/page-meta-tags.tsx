import { useLocation, useMatches } from 'react-router'
import type { MetaTag, PageHandle } from '#app/lib/head/page-meta.ts'
import { InlineJson } from './inline-json.tsx'

export function PageMetaTags() {
  const { pathname } = useLocation()
  const { handle, loaderData } = useMatches().at(-1) ?? {}
  const tags = (handle as PageHandle | undefined)?.meta({ data: loaderData, pathname }) ?? []
  return tags.map(tag => <Tag key={JSON.stringify(tag)} tag={tag} />)
}

function Tag({ tag }: { tag: MetaTag }) {
  if ('title' in tag) return <title>{tag.title}</title>
  if ('link' in tag) return <link {...tag.link} />
  if ('structuredData' in tag)
    return <InlineJson type="application/ld+json" json={JSON.stringify(tag.structuredData)} />
  return <meta {...tag} />
}
