import type { Toolkit } from '#contracts/toolkit.ts'
import { promptId, promptListId } from './prompt-position.ts'

export function PromptList({ prompts }: { prompts: Toolkit['prompts'] }) {
  return (
    <nav
      aria-labelledby={promptListId}
      className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:-mx-2 lg:max-h-[calc(100dvh-var(--spacing-header)-4rem)] lg:overflow-y-auto lg:p-2 print:hidden"
    >
      <h2 id={promptListId} tabIndex={-1} className="text-heading-3 text-pine-deep">
        Go to a prompt
      </h2>
      <ol className="mt-3 border-l-2 border-line">
        {prompts.map(({ number, title }) => (
          <li key={number}>
            <a
              href={`#${promptId(number)}`}
              className="flex min-h-touch items-center gap-3 py-1.5 pl-4 leading-snug text-ink-soft lg:text-small hover:text-pine-deep hover:underline underline-offset-4"
            >
              <span className="w-5 shrink-0 font-semibold text-pine">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
