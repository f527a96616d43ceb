// Preloaded into a server process (`--import`). The file in the URL holds the milliseconds to add to the clock.
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
