// Loaded into a server process before its own code (`--import`). The process's clock is ahead by the milliseconds in the
// file that the URL names, so tests needn't wait for timeouts of minutes.
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
