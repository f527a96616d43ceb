import { PublicError } from '#server/http/errors.ts'

const maxBytes = 350 * 1024
const [minSide, maxSide] = [200, 2400]
const mostScans = 20

/** As a browser encodes it: the picture alone, without what a camera or a program added, such as the place. */
export function cleanPicture(bytes: Buffer): Buffer {
  if (bytes.length > maxBytes) throw new PublicError(422, 'The picture is too large. Choose a smaller one.')
  const picture = jpegIn(bytes)
  if (!picture) throw new PublicError(422, "This file isn't a JPEG picture that can be used. Choose another one.")
  if (picture.sides.some(side => side < minSide))
    throw new PublicError(422, `The picture is too small. Each side needs at least ${minSide} pixels.`)
  if (picture.sides.some(side => side > maxSide))
    throw new PublicError(422, `The picture is too large. Each side can have at most ${maxSide} pixels.`)
  return picture.bytes
}

const [start, end, scan] = [0xd8, 0xd9, 0xda]
/** Baseline, extended and progressive: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2]
/** Huffman and quantization tables, and restart intervals. */
const tables = [0xc4, 0xdb, 0xdd]
const marker = (code: number) => Buffer.from([0xff, code])

/** Undefined if it isn't a whole JPEG with one frame and few scans. */
function jpegIn(bytes: Buffer) {
  const isAt = (code: number, position: number) => bytes[position] === 0xff && bytes[position + 1] === code
  const kept: Buffer[] = [marker(start)]
  const found: number[] = []
  let sides: number[] = []
  let position = isAt(start, 0) ? 2 : bytes.length
  while (position + 9 < bytes.length && bytes[position] === 0xff && !isAt(end, position)) {
    const code = bytes[position + 1] as number
    const segmentEnd = position + 2 + bytes.readUInt16BE(position + 2)
    const next = code === scan ? endOfScan(bytes, segmentEnd) : segmentEnd
    if (frames.includes(code)) sides = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)]
    if ([...frames, ...tables, scan].includes(code)) kept.push(bytes.subarray(position, next))
    found.push(code)
    position = next
  }
  const scans = found.filter(code => code === scan).length
  const isUsual = found.filter(code => frames.includes(code)).length === 1 && scans > 0 && scans <= mostScans
  if (!isUsual || !isAt(end, position)) return undefined
  return { bytes: Buffer.concat([...kept, marker(end)]), sides }
}

/** In a scan, ff is followed by 00 or by a restart marker (d0 to d7). Any number of ff may come before a marker. */
function endOfScan(bytes: Buffer, from: number) {
  for (let position = bytes.indexOf(0xff, from); position >= 0; position = bytes.indexOf(0xff, position + 1)) {
    const code = bytes[position + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return position
  }
  return bytes.length
}
