import { type City, countryInText } from './city.ts'

/** For the templates of the city pages. */
export const cityValues = ({ city, state, stateAbbr, serviceAreas, countryCode }: City) => ({
  city,
  state,
  stateAbbr,
  serviceAreas: joinAreas(serviceAreas),
  country: countryInText[countryCode],
})

function joinAreas(areas: readonly string[]) {
  if (areas.length < 2) return areas.join('')
  return `${areas.slice(0, -1).join(', ')} & ${areas.at(-1)}`
}
