import { atlanta } from './atlanta.ts'
import { austin } from './austin.ts'
import { boston } from './boston.ts'
import { calgary } from './calgary.ts'
import { chicago } from './chicago.ts'
import type { City } from './city.ts'
import { dallas } from './dallas.ts'
import { denver } from './denver.ts'
import { edmonton } from './edmonton.ts'
import { halifax } from './halifax.ts'
import { houston } from './houston.ts'
import { losAngeles } from './los-angeles.ts'
import { miami } from './miami.ts'
import { montreal } from './montreal.ts'
import { newYork } from './new-york.ts'
import { ottawa } from './ottawa.ts'
import { philadelphia } from './philadelphia.ts'
import { phoenix } from './phoenix.ts'
import { sanAntonio } from './san-antonio.ts'
import { sanDiego } from './san-diego.ts'
import { sanJose } from './san-jose.ts'
import { seattle } from './seattle.ts'
import { toronto } from './toronto.ts'
import { vancouver } from './vancouver.ts'
import { winnipeg } from './winnipeg.ts'

/** In display order: Canada first, starting with our own city. */
export const cities: readonly City[] = [
  winnipeg,
  toronto,
  vancouver,
  montreal,
  calgary,
  edmonton,
  ottawa,
  halifax,
  newYork,
  losAngeles,
  chicago,
  houston,
  phoenix,
  philadelphia,
  sanAntonio,
  sanDiego,
  dallas,
  sanJose,
  austin,
  seattle,
  denver,
  boston,
  atlanta,
  miami,
]
