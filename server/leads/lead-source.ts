import type { LeadSource } from '#contracts/lead-records.ts'
import { storedJson } from '#server/lists/stored-json.ts'

type SourceColumns = { first_page: string | null; referrer_host: string | null; utm: string | null }

/** Where a lead came from, as the administrator reads it. */
export const leadSourceOf = ({ first_page, referrer_host, utm }: SourceColumns): LeadSource => ({
  firstPage: first_page,
  referrerHost: referrer_host,
  campaign: utm === null ? {} : storedJson(utm, {}),
})
