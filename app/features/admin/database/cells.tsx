import { RelativeTime } from '#app/features/admin/ui/relative-time.tsx'
import { exactTime } from '#app/lib/times.ts'
import { EmailText } from '#app/ui/email-text.tsx'

export const notAvailable = 'N/A'

/** Text or an email address from a visitor: at most two lines, and its direction doesn't affect the text around it. */
export const VisitorText = ({ text }: { text: string }) => (
  <bdi className="line-clamp-2 wrap-anywhere">
    <EmailText address={text || notAvailable} />
  </bdi>
)

export const SurveyType = ({ type }: { type: string }) => <span className="capitalize">{type}</span>

export function TimeCell({ at }: { at: string | null }) {
  if (!at) return notAvailable
  return (
    // A time long ago is shown as a date, which takes two lines here.
    <span className="block text-balance *:whitespace-normal">
      <RelativeTime at={at} />
    </span>
  )
}

export const ExactTime = ({ at }: { at: string | null }) =>
  at ? <time dateTime={at}>{exactTime(at)}</time> : notAvailable
