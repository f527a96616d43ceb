// Preloaded into `npm run backup`. Changes letters in the finished file, as a failing disk might.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { utimesSync } = fs

fs.utimesSync = (file, ...times) => {
  const bytes = fs.readFileSync(file as string)
  // All of them, because some are in the unused space of a page.
  for (let at = bytes.indexOf('example.com'); at >= 0; at = bytes.indexOf('example.com', at)) bytes.write('X', at)
  fs.writeFileSync(file as string, bytes)
  utimesSync(file, ...times)
}
syncBuiltinESMExports()
