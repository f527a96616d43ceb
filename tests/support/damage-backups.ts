// Preloaded into `npm run backup`. Changes letters in the finished file, as a failing disk might. Every copy of them,
// because the first may be in space that SQLite no longer uses.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { utimesSync } = fs

fs.utimesSync = (file, ...times) => {
  const bytes = fs.readFileSync(file as string)
  for (let at = bytes.indexOf('example.com'); at >= 0; at = bytes.indexOf('example.com')) bytes.write('X', at)
  fs.writeFileSync(file as string, bytes)
  utimesSync(file, ...times)
}
syncBuiltinESMExports()
