/** The privacy policy states these periods, and the server applies them every day. */
export const retention = {
  /** Forms and their emails, counted from the day the form was sent. */
  leadMonths: 24,
  /** Proof of consent: a complaint about an email may come up to three years later. */
  consentMonths: 36,
  analyticsMonths: 24,
  /** At most this old: 7 daily backups and 4 weekly ones before them. */
  backupWeeks: 5,
  /** Daily counters of visits. Nothing in them is about a person. */
  visitMonths: 24,
  /** The link in a survey's confirmation email, which shows the answers and the plan again. From the day of the email. */
  planLinkDays: 90,
  /** What the administrator did in the admin area. */
  auditMonths: 24,
} as const
