import { plainText } from '#app/admin/website/form/values.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Text } from '#contracts/words.ts'

type TextListProps = {
  texts: readonly Text[]
  current: string
  onOpen: (target: { text: string; at: string }) => void
}

/** All of them: some aren't on the page, such as its description for search engines. */
export const TextList = ({ texts, current, onOpen }: TextListProps) => (
  <ul className="flex flex-col divide-y divide-line border-b border-line">
    {texts.map(({ path, label, shape, value, isDraft }) => (
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
          <span className="line-clamp-1 text-small text-ink-soft wrap-anywhere">{plainText(shape, value)}</span>
        </button>
      </li>
    ))}
  </ul>
)
