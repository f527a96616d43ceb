import type { Block, TextBlock } from './blocks.ts'

export type Heading = Extract<TextBlock, { type: 'heading' }>

export type Section = {
  /** Undefined if the document doesn't start with a heading. */
  heading: Heading | undefined
  blocks: readonly Block[]
}

/** What follows each heading of the second level. */
export function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: Array<{ heading: Heading | undefined; blocks: Block[] }> = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) sections.push({ heading: block, blocks: [] })
    else if (sections.length === 0) sections.push({ heading: undefined, blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
