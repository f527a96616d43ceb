import { LinkButton } from '#app/ui/link-button.tsx'
import type { Content } from '#content/all-content.ts'

/** Equal in rank, so equal in color. */
export const Assessments = ({ home }: Pick<Content, 'home'>) => (
  <div className="flex w-full flex-col gap-3 sm:flex-row sm:gap-4">
    {home.assessments.map(({ text, to }) => (
      <LinkButton key={to} to={to} size="large" className="max-sm:min-h-14">
        {text}
      </LinkButton>
    ))}
  </div>
)
