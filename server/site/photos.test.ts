import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanJpeg } from './photos.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#357', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

const photo = (width = 400, height = 300, options = {}) => noise(width, height).jpeg({ quality: 60, ...options })

const place = { IFD0: { Copyright: 'Secret Street 5' } }

describe('a photo', () => {
  test.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
  ])('keeps its picture and loses everything else (%s)', async (_name, options) => {
    const original = await photo(400, 300, options).withExif(place).withIccProfile('p3').toBuffer()
    expect(original.toString('latin1')).toContain('Secret Street 5')
    const clean = cleanJpeg(Buffer.concat([original, Buffer.from('<script>after the end</script>')]))
    const { exif, icc, width, height } = await sharp(clean).metadata()
    expect({ exif, icc, width, height }).toEqual({ exif: undefined, icc: undefined, width: 400, height: 300 })
    expect(clean.toString('latin1')).not.toMatch(/Secret|after the end/)
    const pixels = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer()
    expect((await pixels(clean)).equals(await pixels(original))).toBe(true)
    expect(cleanJpeg(clean).equals(clean)).toBe(true)
  })

  test('hides nothing in a segment that browsers ignore, or in the small copy of a JFIF header', async () => {
    const original = await photo().toBuffer()
    const secret = Buffer.from('<script>hidden</script>')
    const segment = (code: number, body: Buffer) => Buffer.concat([Buffer.from([0xff, code, 0, body.length + 2]), body])
    const jfif = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x07\x01', 'latin1'), secret])
    for (const hidden of [0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xfd, 0xfe, 0xdc, 0xde].map(code =>
      segment(code, code === 0xe0 ? jfif : secret),
    )) {
      const clean = cleanJpeg(Buffer.concat([original.subarray(0, 2), hidden, original.subarray(2)]))
      expect(clean.includes('hidden')).toBe(false)
      expect((await sharp(clean).metadata()).width).toBe(400)
    }
  })

  test('with more scans than any browser writes is refused', async () => {
    const original = await photo(200, 200, { progressive: true }).toBuffer()
    const lastScan = original.subarray(original.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    const repeated = Array.from({ length: 20 }, () => lastScan)
    const bytes = Buffer.concat([original.subarray(0, -2), ...repeated, original.subarray(-2)])
    expect(() => cleanJpeg(bytes)).toThrow("isn't a photo")
  })

  test('with a second, larger frame is refused', async () => {
    const original = await photo().toBuffer()
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0])
    expect(() => cleanJpeg(Buffer.concat([original.subarray(0, 2), frame, original.subarray(2)]))).toThrow(
      "isn't a photo",
    )
  })

  test('that is too small, too large or too heavy is refused with a sentence', async () => {
    expect(() => cleanJpeg(Buffer.alloc(300 * 1024 + 1))).toThrow('too large')
    const small = await photo(199, 300).toBuffer()
    expect(() => cleanJpeg(small)).toThrow('at least 200 pixels')
    const large = await sharp({ create: { width: 2001, height: 300, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect(() => cleanJpeg(large)).toThrow('at most 2000 pixels')
  })

  test('that is something else, or cut off anywhere, is refused', async () => {
    const original = await photo().toBuffer()
    const png = await noise(400, 300).png().toBuffer()
    for (const bytes of [
      png.subarray(0, 1000),
      Buffer.from('<svg/>'),
      Buffer.alloc(0),
      Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    ])
      expect(() => cleanJpeg(bytes)).toThrow("isn't a photo")
    for (let length = 0; length < original.length; length += 97)
      expect(() => cleanJpeg(original.subarray(0, length)), String(length)).toThrow("isn't a photo")
  })
})
