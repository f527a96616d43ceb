import { Card } from '#app/ui/card.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { City } from '#content/cities/city.ts'
import { cityPage } from '#content/cities/city-page.ts'

const { headquarters, email, serviceAreas } = cityPage.facts

export function CityFacts({ city }: { city: City }) {
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-3">
      <Card level={2} title={headquarters.title}>
        <p>{headquarters.text}</p>
      </Card>
      <Card level={2} title={email.title}>
        <p className="text-small">
          <TextLink to={email.to}>
            <EmailText address={email.text} />
          </TextLink>
        </p>
      </Card>
      <Card level={2} title={serviceAreas.title}>
        <p>{serviceAreas.text(city)}</p>
      </Card>
    </div>
  )
}
