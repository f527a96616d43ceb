import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Video } from '#app/ui/video.tsx'
import type { Content } from '#content/all-content.ts'
import type { ArticleBlock, TextBlock } from '#content/articles/article.ts'
import { Checklist } from './checklist.tsx'
import { PaybackCalculator } from './payback-calculator.tsx'

const headingClasses = {
  2: 'mt-6 text-heading-text text-pine-deep',
  3: 'mt-4 text-heading-3 text-pine-deep',
  4: 'mt-2 text-heading-4 font-semibold',
}

type Words = { checklist: Content['articlePage']['checklist']; videoNotice: string }

type ArticleBodyProps = { content: readonly ArticleBlock[]; words: Words }

export function ArticleBody({ content, words }: ArticleBodyProps) {
  return (
    <div className="flex flex-col gap-5">
      {content.map(block => {
        const key = JSON.stringify(block)
        if (block.type === 'payback') return <PaybackCalculator key={key} {...block} />
        if (block.type !== 'checklist') return <Block key={key} block={block} videoNotice={words.videoNotice} />
        return (
          <Checklist key={key} blocks={block.blocks} words={words.checklist}>
            {block.blocks.map(part => (
              <Block key={JSON.stringify(part)} block={part} videoNotice={words.videoNotice} />
            ))}
          </Checklist>
        )
      })}
    </div>
  )
}

function Block({ block, videoNotice }: { block: TextBlock; videoNotice: string }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={headingClasses[block.level]}>{block.text}</Heading>
    }
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-amber-deep">
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <blockquote className="border-l-4 border-amber py-1 pl-6 font-display text-heading-3 text-pine-deep">
          {block.text}
        </blockquote>
      )
    case 'link':
      return (
        <p>
          <TextLink to={block.url}>{block.text}</TextLink>
        </p>
      )
    case 'video':
      return (
        <Video
          embedUrl={block.embedUrl}
          title={block.title}
          poster="/pictures/video-talk.svg"
          caption={block.caption}
          notice={videoNotice}
        />
      )
    case 'image':
      return (
        <figure className="my-2 flex flex-col gap-3">
          <Picture src={block.url} alt={block.alt} className="rounded-card" />
          <figcaption className="text-small text-ink-soft">{block.caption}</figcaption>
        </figure>
      )
  }
}
