import type { FastifyInstance } from 'fastify'
import { words } from '#content/all-words.ts'
import { articlePictures, listArticles, readMarkdown } from '#contracts/words.ts'
import { addCall } from '#server/http/call-route.ts'
import type { Database } from '#server/storage/database.ts'
import { articleList } from './article-list.ts'
import { markdownToBlocks } from './read-markdown.ts'
import { readWordState } from './word-store.ts'

const folder = '/pictures/articles/'

/** Every drawing for articles is in one of the release's: above it, or as a block. */
function picturesInArticles() {
  const pictures = words.articles.flatMap(({ featuredImage, featuredImageAlt, content }) => [
    { name: featuredImage, url: `${folder}${featuredImage}.svg`, alt: featuredImageAlt },
    ...content.flatMap(block =>
      block.type === 'image' && block.url.startsWith(folder)
        ? { name: block.url.slice(folder.length).replace('.svg', ''), url: block.url, alt: block.alt }
        : [],
    ),
  ])
  return pictures.filter(({ name }, index) => pictures.findIndex(other => other.name === name) === index)
}

export async function articleRoutes(app: FastifyInstance, { database }: { database: Database }) {
  addCall(app, listArticles, async () => articleList(await readWordState(database.read)))

  addCall(app, articlePictures, async () => picturesInArticles())

  addCall(app, readMarkdown, async request => {
    const { title, blocks } = await markdownToBlocks(request.body.markdown)
    return {
      title,
      blocks: blocks.map(block => (block.type === 'list' ? { ...block, items: [...block.items] } : block)),
    }
  })
}
