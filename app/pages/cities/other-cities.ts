import type { City } from '#content/cities/city.ts'

/** The same country first. */
export const otherCities = (cities: readonly City[], city: City) =>
  cities
    .filter(other => other !== city)
    .toSorted((a, b) => Number(b.country === city.country) - Number(a.country === city.country))
