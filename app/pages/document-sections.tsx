import { TwoColumnText } from '#app/ui/two-column-text.tsx'
import type { Content } from '#content/all-content.ts'
import type { Block } from '#content/documents/blocks.ts'
import { sectionsOf } from '#content/documents/sections.ts'
import { DocumentBlocks } from './document-blocks.tsx'

type DocumentSectionsProps = { content: Content; document: { content: readonly Block[] }; level: 2 | 3 }

/** A document with each heading beside its text. */
export const DocumentSections = ({ content, document, level }: DocumentSectionsProps) => (
  <TwoColumnText
    level={level}
    sections={sectionsOf(document.content).map(section => ({
      heading: section.heading?.text ?? '',
      body: (
        <div className="flex max-w-text flex-col gap-4">
          <DocumentBlocks blocks={section.blocks} content={content} linkClass="-mt-2 text-small" />
        </div>
      ),
    }))}
  />
)
