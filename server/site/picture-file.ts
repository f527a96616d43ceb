import { PublicError } from '#server/http/errors.ts'

const maxBytes = 350 * 1024
const [minSide, maxSide] = [200, 2400]
const mostScans = 20

type Picture = { extension: 'jpg' | 'png' | 'webp'; bytes: Buffer; sides: readonly number[] }

/** As a browser encodes it: the picture alone, without what a camera or a program added, such as the place. */
export function cleanPicture(bytes: Buffer): Picture {
  if (bytes.length > maxBytes) throw new PublicError(422, 'The picture is too large. Choose a smaller one.')
  const picture = jpegIn(bytes) ?? pngIn(bytes) ?? webpIn(bytes)
  if (!picture)
    throw new PublicError(422, "This file isn't a JPEG, PNG or WebP picture that can be used. Choose another one.")
  if (picture.sides.some(side => side < minSide))
    throw new PublicError(422, `The picture is too small. Each side needs at least ${minSide} pixels.`)
  if (picture.sides.some(side => side > maxSide))
    throw new PublicError(422, `The picture is too large. Each side can have at most ${maxSide} pixels.`)
  return picture
}

const [start, end, scan] = [0xd8, 0xd9, 0xda]
/** Baseline, extended and progressive: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2]
/** Huffman and quantization tables, and restart intervals. */
const tables = [0xc4, 0xdb, 0xdd]
const marker = (code: number) => Buffer.from([0xff, code])

/** Undefined if it isn't a whole JPEG with one frame and few scans. */
function jpegIn(bytes: Buffer): Picture | undefined {
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
  return { extension: 'jpg', bytes: Buffer.concat([...kept, marker(end)]), sides }
}

/** In a scan, ff is followed by 00 or by a restart marker (d0 to d7). Any number of ff may come before a marker. */
function endOfScan(bytes: Buffer, from: number) {
  for (let position = bytes.indexOf(0xff, from); position >= 0; position = bytes.indexOf(0xff, position + 1)) {
    const code = bytes[position + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return position
  }
  return bytes.length
}

type Chunk = { type: string; body: Buffer; whole: Buffer }

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Undefined if it isn't a whole PNG with one frame. */
function pngIn(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, 8).equals(pngStart)) return undefined
  const chunks: Chunk[] = []
  for (let position = 8; position < bytes.length; ) {
    const length = position + 12 <= bytes.length ? bytes.readUInt32BE(position) : bytes.length
    const next = position + 12 + length
    if (next > bytes.length) return undefined
    const type = bytes.toString('latin1', position + 4, position + 8)
    chunks.push({ type, body: bytes.subarray(position + 8, next - 4), whole: bytes.subarray(position, next) })
    position = next
    if (type === 'IEND') break
  }
  const [header] = chunks
  const isWhole = header?.type === 'IHDR' && header.body.length === 13 && chunks.at(-1)?.type === 'IEND'
  if (!isWhole || !chunks.some(({ type }) => type === 'IDAT') || chunks.some(({ type }) => type === 'acTL'))
    return undefined
  const kept = chunks.filter(({ type }) => ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(type))
  const sides = [header.body.readUInt32BE(0), header.body.readUInt32BE(4)]
  return { extension: 'png', bytes: Buffer.concat([pngStart, ...kept.map(({ whole }) => whole)]), sides }
}

/** Undefined if it isn't a whole WebP with one frame. */
function webpIn(file: Buffer): Picture | undefined {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || file.readUInt32LE(4) + 8 > file.length) return undefined
  const bytes = file.subarray(0, file.readUInt32LE(4) + 8)
  const chunks: Chunk[] = []
  for (let position = 12; position + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(position + 4)
    const next = position + 8 + length + (length % 2)
    if (position + 8 + length > bytes.length) return undefined
    const body = bytes.subarray(position + 8, position + 8 + length)
    chunks.push({ type: bytes.toString('latin1', position, position + 4), body, whole: bytes.subarray(position, next) })
    position = next
  }
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const sides = pictures[0] && webpSides(pictures[0])
  if (pictures.length !== 1 || !sides || chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) return undefined
  const kept = chunks.flatMap(({ type, body, whole }) => {
    if (type !== 'VP8X') return ['VP8 ', 'VP8L', 'ALPH'].includes(type) ? whole : []
    // Of its flags only "has transparency": the rest names what's left out.
    return Buffer.concat([whole.subarray(0, 8), Buffer.from([(body[0] ?? 0) & 0x10]), body.subarray(1)])
  })
  const content = Buffer.concat([Buffer.from('WEBP'), ...kept])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return { extension: 'webp', bytes: Buffer.concat([Buffer.from('RIFF'), size, content]), sides }
}

function webpSides({ type, body }: Chunk) {
  if (body.length < 10) return undefined
  if (type === 'VP8 ') return [body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff]
  const bits = body.readUInt32LE(1)
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
}
