import { partsToRead } from '#app/admin/website/form/values.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Text } from '#contracts/words.ts'

type TextListProps = {
  texts: readonly Text[]
  current: string
  onOpen: (target: { text: string; at: string }) => void
}

/** All of them, even those that can't be seen there, such as the description for search engines. The page's own come first. */
export const TextList = ({ texts, current, onOpen }: TextListProps) => (
  <ul className="flex flex-col divide-y divide-line border-b border-line">
    {texts
      .toSorted((a, b) => Number(a.pages.length > 1) - Number(b.pages.length > 1))
      .map(({ path, label, shape, value, isDraft }) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === current || undefined}
            onClick={() => onOpen({ text: path, at: '' })}
            className="flex min-h-touch w-full cursor-pointer flex-col gap-0.5 px-5 py-2 text-left hover:bg-pine-soft aria-[current]:bg-pine-soft"
          >
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {label}
              {isDraft && <Badge tone="accent">Draft</Badge>}
            </span>
            <span className="line-clamp-1 text-small text-ink-soft wrap-anywhere">
              {partsToRead(shape, value).join(' ')}
            </span>
          </button>
        </li>
      ))}
  </ul>
)
