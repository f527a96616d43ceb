import type { Site } from '#content/site.ts'

type Settings = { mailFrom?: string | undefined; leadsTo?: readonly string[] | undefined }

/** The company's own address, as published, unless the operator has set others. */
export const emailAddresses = ({ mailFrom, leadsTo }: Settings, { name, email }: Site) => ({
  from: mailFrom ?? `${name} <${email}>`,
  team: leadsTo ?? [email],
})
