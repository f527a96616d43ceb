import { z } from 'zod'

const shortText = z
  .string()
  .max(300)
  .refine(value => value.isWellFormed() && !value.includes('\0'))
  .optional()
  .catch(undefined)

/** Where a visitor came from. */
export const visit = z.object({
  firstPage: shortText,
  referrerHost: shortText,
  utmSource: shortText,
  utmMedium: shortText,
  utmCampaign: shortText,
  utmTerm: shortText,
  utmContent: shortText,
})

export type Visit = z.infer<typeof visit>

const maxCampaignLength = 100

/** As it's counted: many newsletters name only their source. A cut-off emoji would be half a character, which Postgres rejects. */
export const campaignName = ({ utmCampaign, utmSource }: Visit) =>
  (utmCampaign?.trim() || utmSource?.trim() || '').slice(0, maxCampaignLength).toWellFormed()

/** Sent with every form. Invalid values are dropped, because none of this may cost us a lead. */
export const formExtras = {
  visit: visit.optional().catch(undefined),
  /** Hidden from people, so only a bot fills it in. */
  honeypot: shortText,
  filledInMs: z.number().nonnegative().optional().catch(undefined),
  /** The version in content/consents.ts that the visitor saw. */
  consentVersion: z.int().positive().optional().catch(undefined),
}

const extras = z.object(formExtras)

export type FormExtras = z.infer<typeof extras>
