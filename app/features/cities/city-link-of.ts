import type { City } from '#content/cities/city.ts'
import type { CityLink } from './city-links.tsx'

/** What a link to a city needs: without its page's words, which would only make the data long. */
export const cityLinkOf = ({ slug, city, stateAbbr, country }: City): CityLink => ({
  slug,
  city,
  stateAbbr,
  country,
})
