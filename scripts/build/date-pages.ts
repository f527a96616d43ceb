// `npm run dates`: gives today's date to every page whose words or links have changed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageDates } from '#content/page-dates.ts'
import { root } from '#scripts/toolchain.mjs'
import { companyDay } from '#server/calendar/company-time.ts'
import { pageWords } from './page-words.ts'

const today = companyDay(new Date()).toString()
const changed = pageWords.filter(([path, words]) => pageDates[path]?.words !== words).map(([path]) => path)

// One line for each page, so that two branches rarely conflict.
const lines = pageWords.map(([path, words]) => {
  const updated = changed.includes(path) ? today : pageDates[path]?.updated
  return `  "${path}": { "updated": "${updated}", "words": "${words}" }`
})
writeFileSync(join(root, 'content/page-dates.json'), `{\n${lines.join(',\n')}\n}\n`)
console.info(changed.length > 0 ? `Updated today:\n${changed.join('\n')}` : 'No page has changed.')
