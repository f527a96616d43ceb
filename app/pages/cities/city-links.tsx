import type { City } from '#content/cities/city.ts'

export function CityLinks({ cities }: { cities: readonly City[] }) {
  const countries = [...new Set(cities.map(({ country }) => country))]
  return (
    <div className="flex flex-col gap-8">
      {countries.map(country => (
        <div key={country}>
          <h3 className="text-heading-3 text-pine-deep">{country}</h3>
          <ul className="mt-2 columns-[10rem] gap-x-8 sm:columns-3 lg:columns-4">
            {cities
              .filter(city => city.country === country)
              .map(({ slug, city, stateAbbr }) => (
                <li key={slug} className="break-inside-avoid">
                  <a
                    href={`/${slug}`}
                    className="inline-flex min-h-touch items-center text-pine underline underline-offset-4 hover:text-pine-deep"
                  >
                    {city}, {stateAbbr}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
