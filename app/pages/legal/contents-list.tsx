import type { LegalSection } from '#content/legal/legal-document.ts'

const titleId = 'contents'

export function ContentsList({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby={titleId} className="mt-8 rounded-card border border-line bg-white p-6 sm:p-7 print:hidden">
      <h2 id={titleId} className="text-heading-4 text-pine-deep">
        {title}
      </h2>
      <ol className="mt-2 gap-x-8 sm:columns-2">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center py-1.5 leading-snug text-pine underline-offset-4 hover:text-pine-deep hover:underline sm:text-small"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
