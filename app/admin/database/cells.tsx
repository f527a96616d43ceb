import { exactTime } from '#app/admin/time/format-time.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { EmailText } from '#app/ui/email-text.tsx'

export const notAvailable = 'N/A'

/** Untrusted text: clamped to two lines and isolated, so right-to-left characters can't affect the rest of the row. */
export const VisitorText = ({ text }: { text: string }) => (
  <bdi className="line-clamp-2 wrap-anywhere">
    <EmailText address={text || notAvailable} />
  </bdi>
)

export const SurveyTypeText = ({ type }: { type: string }) => <span className="capitalize">{type}</span>

export function TimeCell({ at }: { at: string | null }) {
  if (!at) return notAvailable
  return (
    <span className="block text-balance *:whitespace-normal">
      <RelativeTime at={at} />
    </span>
  )
}

export const ExactTime = ({ at }: { at: string | null }) =>
  at ? <time dateTime={at}>{exactTime(at)}</time> : notAvailable
