import { EmailText } from '#app/ui/email-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notAvailable, textIn, timeIn } from './stored-response.ts'

/** What a visitor typed, held together: it neither turns its neighbours round nor makes a row as high as it is long. */
export const CellText = ({ text }: { text: string | undefined }) => (
  <bdi className="line-clamp-2 wrap-anywhere">{text ?? notAvailable}</bdi>
)

export const EmailCell = ({ email }: { email: string | undefined }) => (
  <bdi className="line-clamp-2 wrap-anywhere">{email ? <EmailText address={email} /> : notAvailable}</bdi>
)

export const SurveyTypeText = ({ type }: { type: string | null | undefined }) => (
  <span className="capitalize">{textIn(type) ?? notAvailable}</span>
)

export function TimeCell({ at }: { at: string | null | undefined }) {
  const time = timeIn(at)
  if (!time) return notAvailable
  return (
    // A time long ago is said as a date, which takes two lines here.
    <span className="block text-balance *:whitespace-normal">
      <Moment at={time} />
    </span>
  )
}
