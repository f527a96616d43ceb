import { Card } from '#app/ui/card.tsx'
import { EmailAddressLink } from '#app/ui/email-address-link.tsx'
import type { Content } from '#content/all-content.ts'
import type { City } from '#content/cities/city.ts'
import { cityValues } from '#content/cities/city-values.ts'
import { fillIn } from '#content/fill-in.ts'

type CityFactsProps = { facts: Content['cityPage']['facts']; city: City }

export function CityFacts({ facts: { headquarters, email, serviceAreas }, city }: CityFactsProps) {
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-3">
      <Card level={2} title={headquarters.title}>
        <p>{headquarters.text}</p>
      </Card>
      <Card level={2} title={email.title}>
        <p className="text-small">
          <EmailAddressLink address={email.text} />
        </p>
      </Card>
      <Card level={2} title={serviceAreas.title}>
        <p>{fillIn(serviceAreas.text, cityValues(city))}</p>
      </Card>
    </div>
  )
}
