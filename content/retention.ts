/** How long we keep what: the privacy policy states these periods, and `npm run privacy -- purge` applies them. */
export const retention = {
  /** Survey responses, quiz submissions and beta applications, with their emails, counted from sending. */
  leadMonths: 24,
  /** What someone agreed to: a complaint about an email may come up to three years later. */
  consentMonths: 36,
  /** Analytics sessions and their events, counted from their start. */
  analyticsMonths: 24,
  /** The record that a form was already sent, which keeps a repeated request from making a second lead. */
  submissionKeyDays: 30,
} as const
