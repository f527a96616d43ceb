import { asTexts } from '#app/admin/website/lists/entry-values.ts'
import type { Json } from '#content/editing/change.ts'
import { checkText } from '#content/editing/check-text.ts'
import { entryTextRule } from '#content/editing/text-rule.ts'
import { site } from '#content/site.ts'
import type { WordField } from '#contracts/words.ts'

export type CompanyField = {
  path: string
  label: string
  hint?: string
  autoComplete?: string
  /** A list that's typed as one text. */
  texts?: 'paragraphs' | 'lines'
}

const hidden = 'Hidden while empty.'

export const companySections: ReadonlyArray<{ title: string; fields: readonly CompanyField[] }> = [
  {
    title: 'Company',
    fields: [
      {
        path: 'site/legalName',
        label: 'Legal name',
        hint: `The registered name, if it isn't ${site.name}. ${hidden}`,
        autoComplete: 'organization',
      },
      { path: 'site/email', label: 'Email', autoComplete: 'email' },
      { path: 'site/phone', label: 'Phone', hint: hidden, autoComplete: 'tel' },
    ],
  },
  {
    title: 'Address',
    fields: [
      { path: 'site/address/street', label: 'Street', autoComplete: 'address-line1' },
      { path: 'site/address/city', label: 'City', autoComplete: 'address-level2' },
      { path: 'site/address/province', label: 'Province', autoComplete: 'address-level1' },
      { path: 'site/address/provinceAbbr', label: 'Province, two letters' },
      { path: 'site/address/postalCode', label: 'Postal code', autoComplete: 'postal-code' },
    ],
  },
  {
    title: 'Owner',
    fields: [
      { path: 'site/owner/name', label: "Owner's name", hint: hidden, autoComplete: 'name' },
      { path: 'site/owner/photo', label: 'Photo', hint: 'On the About page. Without one, there is a drawing.' },
      {
        path: 'site/owner/letter',
        label: 'Letter',
        hint: `On the About page, in your own words. Leave an empty line between paragraphs. ${hidden}`,
        texts: 'paragraphs',
      },
      {
        path: 'site/owner/profile',
        label: "Link to the owner's profile",
        hint: `For example, on LinkedIn. ${hidden}`,
        autoComplete: 'url',
      },
    ],
  },
  {
    title: 'Links',
    fields: [
      { path: 'site/links/booking', label: 'Booking link', hint: 'Where a visitor picks a time for a call.' },
      { path: 'site/links/playlist/url', label: 'Playlist link', hint: 'Shown after an assessment.' },
      { path: 'site/links/playlist/about', label: 'Sentence about the playlist' },
      {
        path: 'site/links/profiles',
        label: "Links to the company's profiles",
        hint: 'One per line. For search engines; visitors do not see them.',
        texts: 'lines',
      },
    ],
  },
]

export const companyFields = companySections.flatMap(({ fields }) => fields)

/** What has to be fixed before it can be saved. The server checks it again. */
export function companyFieldError(
  { path, label, texts }: CompanyField,
  { rule }: Pick<WordField, 'rule'>,
  value: Json,
) {
  if (!texts) return checkText({ ...rule, label }, value)
  const entryRule = entryTextRule(`${path}/0`, label)
  if (asTexts(value).length > rule.max) return `“${label}” can have at most ${rule.max} entries.`
  return entryRule && asTexts(value).flatMap(text => checkText(entryRule, text) ?? [])[0]
}

type Compared = { path: string; value: Json; original: Json }

/** Of what's made up as long as nothing of it has been replaced. */
export function placeholderPaths(fields: readonly Compared[]) {
  const unchanged = ({ value, original }: Compared) => JSON.stringify(value) === JSON.stringify(original)
  return site.standIns.flatMap(name => {
    const start = `site/${name.replaceAll('.', '/')}`
    const parts = fields.filter(({ path }) => path === start || path.startsWith(`${start}/`))
    return parts.every(unchanged) ? parts.map(({ path }) => path) : []
  })
}
