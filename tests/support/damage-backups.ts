// Preloaded into `npm run backup`. Changes a letter in the finished file, as a failing disk might.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { utimesSync } = fs

fs.utimesSync = (file, ...times) => {
  const bytes = fs.readFileSync(file as string)
  bytes.write('X', bytes.indexOf('example.com'))
  fs.writeFileSync(file as string, bytes)
  utimesSync(file, ...times)
}
syncBuiltinESMExports()
