/** Why a photo can't be used, as a sentence for the owner. */
export class PhotoRefused extends Error {}

const maxBytes = 300 * 1024
const [minSide, maxSide] = [200, 2000]

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0 }
/** Huffman and quantization tables, and restart intervals. */
const tables = [0xc4, 0xdb, 0xdd]
/** Baseline, extended and progressive: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2]
/** Other ways of encoding, which browsers don't show. Between them are the Huffman tables (c4). */
const unusualFrames = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]

/** Without a small copy of the picture. */
const jfifLength = 18

const notJpeg = () => new PhotoRefused("This file isn't a photo that can be used. Choose another one.")

/** The same picture without anything that a camera or a program added, such as the place. */
export function cleanJpeg(bytes: Buffer): Buffer {
  if (bytes.length > maxBytes) throw new PhotoRefused('The photo is too large. Choose a smaller one.')
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) throw notJpeg()
  const kept = [bytes.subarray(0, 2)]
  let hasSize = false
  let position = 2
  for (;;) {
    const { code, end } = segmentAt(bytes, position)
    if (frames.includes(code)) {
      requireSize(bytes, position, end)
      hasSize = true
    }
    if (unusualFrames.includes(code)) throw notJpeg()
    if (isPicture(bytes, position, end, code)) kept.push(bytes.subarray(position, end))
    position = end
    if (code !== marker.scan) continue
    const scanEnd = endOfScan(bytes, position)
    kept.push(bytes.subarray(position, scanEnd))
    position = scanEnd
    if (bytes[position + 1] === marker.end) break
  }
  if (!hasSize) throw notJpeg()
  // Whatever follows the end isn't part of the picture.
  return Buffer.concat([...kept, Buffer.from([0xff, marker.end])])
}

function segmentAt(bytes: Buffer, position: number) {
  if (position + 4 > bytes.length || bytes[position] !== 0xff) throw notJpeg()
  const code = bytes[position + 1] as number
  const length = bytes.readUInt16BE(position + 2)
  const end = position + 2 + length
  // Markers below c0 have no length, and belong only in a scan.
  if (code < 0xc0 || code === marker.start || code === marker.end || length < 2 || end > bytes.length) throw notJpeg()
  return { code, end }
}

/** Everything else, such as comments and small copies of the picture, could say something that isn't seen. */
function isPicture(bytes: Buffer, position: number, end: number, code: number) {
  if (code !== marker.app0) return [...tables, ...frames, marker.scan].includes(code)
  return end - position === jfifLength && bytes.toString('latin1', position + 4, position + 9) === 'JFIF\0'
}

function requireSize(bytes: Buffer, position: number, end: number) {
  if (end - position < 10) throw notJpeg()
  const sides = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)]
  if (sides.some(side => side < minSide))
    throw new PhotoRefused(`The photo is too small. Each side needs at least ${minSide} pixels.`)
  if (sides.some(side => side > maxSide))
    throw new PhotoRefused(`The photo is too large. Each side can have at most ${maxSide} pixels.`)
}

/** In a scan, ff is followed by 00, or by a restart marker (d0 to d7). */
function endOfScan(bytes: Buffer, start: number) {
  for (let position = start; position + 1 < bytes.length; position++) {
    if (bytes[position] !== 0xff) continue
    const next = bytes[position + 1] as number
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) position++
    // Any number of ff may come before a marker.
    else if (next !== 0xff) return position
  }
  throw notJpeg()
}
