import { Card } from '#app/ui/card.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { type City, countryInText } from '#content/cities/city.ts'
import { site } from '#content/site.ts'

export function CityFacts({ city }: { city: City }) {
  const { address, email } = site
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-3">
      <Card level={2} title="Headquarters">
        <p>
          {address.city}, {address.provinceAbbr}, {address.country}
        </p>
      </Card>
      <Card level={2} title="Email">
        <p className="text-small">
          <TextLink to={`mailto:${email}`}>
            <EmailText address={email} />
          </TextLink>
        </p>
      </Card>
      <Card level={2} title="Service areas">
        <p>
          {joinAreas(city.serviceAreas)} and across {countryInText[city.countryCode]}
        </p>
      </Card>
    </div>
  )
}

function joinAreas(areas: readonly string[]) {
  if (areas.length < 2) return areas.join('')
  return `${areas.slice(0, -1).join(', ')} & ${areas.at(-1)}`
}
