import { z } from 'zod'

const shortText = z
  .string()
  .max(300)
  .refine(value => value.isWellFormed() && !value.includes('\0'))
  .optional()
  .catch(undefined)

/** Where the visitor came from. */
const visit = z.object({
  /** The path of the first page of the visit. */
  firstPage: shortText,
  referrerHost: shortText,
  utmSource: shortText,
  utmMedium: shortText,
  utmCampaign: shortText,
  utmTerm: shortText,
  utmContent: shortText,
})

export type Visit = z.infer<typeof visit>

/**
 * What our own forms send along with a lead. None of it can make a lead fail: what is odd is left out.
 */
export const formExtras = {
  visit: visit.optional().catch(undefined),
  /** A field that people cannot see. Whatever fills it in is not a person. */
  honeypot: shortText,
  /** How long the form was open before it was sent. */
  filledInMs: z.number().nonnegative().optional().catch(undefined),
  /** Which version of the wordings in content/consents.ts the visitor saw. */
  consentVersion: z.int().positive().optional().catch(undefined),
}

const extras = z.object(formExtras)

export type FormExtras = z.infer<typeof extras>
