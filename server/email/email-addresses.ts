import type { Site } from '#content/site.ts'
import type { Config } from '#server/config.ts'

/** The company's own address, as published, unless the operator has set others. */
export const emailAddresses = ({ mailFrom, leadsTo }: Pick<Config, 'mailFrom' | 'leadsTo'>, { name, email }: Site) => ({
  from: mailFrom ?? `${name} <${email}>`,
  team: leadsTo ?? [email],
})
