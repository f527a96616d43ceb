import { BulletList } from '#app/ui/bullet-list.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { LegalBlock, LegalSection } from '#content/legal/legal-document.ts'
import { DocumentTable } from './document-table.tsx'

export function DocumentSection({ id, heading, body }: LegalSection) {
  return (
    <section aria-labelledby={id} className="mt-10 flex flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="text-heading-3 text-pine-deep">
        {heading}
      </h2>
      {body.map(block => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="max-w-text">{block.text}</p>
    case 'list':
      return <BulletList items={block.items} />
    case 'table':
      return <DocumentTable {...block.table} />
    case 'links':
      return (
        <ul className="-my-2 flex flex-wrap gap-x-8">
          {block.links.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )
  }
}
