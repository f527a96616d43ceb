import type { MetaTag } from '#app/lib/head/page-meta.ts'
import { InlineJson } from './inline-json.tsx'

export const PageMetaTags = ({ tags }: { tags: readonly MetaTag[] }) =>
  tags.map(tag => <Tag key={JSON.stringify(tag)} tag={tag} />)

function Tag({ tag }: { tag: MetaTag }) {
  if ('title' in tag) return <title>{tag.title}</title>
  if ('link' in tag) return <link {...tag.link} />
  if ('structuredData' in tag)
    return <InlineJson type="application/ld+json" json={JSON.stringify(tag.structuredData)} />
  return <meta {...tag} />
}
