// Loaded into a server process before its own code (`--import`): its clock is ahead by the milliseconds that stand in
// the file named in the address. Whoever cannot wait for a quarter of an hour puts a number there.
import { readFileSync } from 'node:fs'

const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const RealDate = Date

class MovedDate extends RealDate {
  constructor(...parts: [] | [value: number | string]) {
    if (parts.length === 0) super(MovedDate.now())
    else super(...(parts as [number]))
  }

  static override now() {
    return RealDate.now() + Number(readFileSync(file, 'utf8'))
  }
}

globalThis.Date = MovedDate as DateConstructor
