import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanPicture } from './picture-file.ts'

const noise = (width = 400, height = 300) =>
  sharp({
    create: { width, height, channels: 3, background: '#357', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

const photo = (width = 400, height = 300, options = {}) => noise(width, height).jpeg({ quality: 60, ...options })

const kinds: ReadonlyArray<readonly [string, (image: Sharp) => Sharp]> = [
  ['JPEG', image => image.jpeg({ quality: 60 })],
  ['progressive JPEG', image => image.jpeg({ quality: 60, progressive: true })],
]

const place = { IFD0: { Copyright: 'Secret Street 5' } }

describe('a picture', () => {
  test.each(kinds)('keeps what can be seen and loses everything else (%s)', async (_name, encode) => {
    const original = await encode(noise(240, 220)).withExif(place).withIccProfile('p3').toBuffer()
    expect(original.toString('latin1')).toContain('Secret Street 5')
    const clean = cleanPicture(Buffer.concat([original, Buffer.from('<script>after the end</script>')]))
    const { exif, icc, width, height } = await sharp(clean).metadata()
    expect({ exif, icc, width, height }).toEqual({ exif: undefined, icc: undefined, width: 240, height: 220 })
    expect(clean.toString('latin1')).not.toMatch(/Secret|after the end/)
    const pixels = (bytes: Buffer) => sharp(bytes, { ignoreIcc: true }).raw().toBuffer()
    expect((await pixels(clean)).equals(await pixels(original))).toBe(true)
    expect(cleanPicture(clean).equals(clean)).toBe(true)
  })

  test('hides nothing in a segment that browsers ignore, or in the small copy of a JFIF header', async () => {
    const original = await photo().toBuffer()
    const secret = Buffer.from('<script>hidden</script>')
    const segment = (code: number, body: Buffer) => Buffer.concat([Buffer.from([0xff, code, 0, body.length + 2]), body])
    const jfif = Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x07\x01', 'latin1'), secret])
    for (const hidden of [0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xfd, 0xfe, 0xdc, 0xde].map(code =>
      segment(code, code === 0xe0 ? jfif : secret),
    )) {
      const clean = cleanPicture(Buffer.concat([original.subarray(0, 2), hidden, original.subarray(2)]))
      expect(clean.includes('hidden')).toBe(false)
      expect((await sharp(clean).metadata()).width).toBe(400)
    }
  })

  test('with more scans than any browser writes is refused', async () => {
    const original = await photo(200, 200, { progressive: true }).toBuffer()
    const lastScan = original.subarray(original.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    const repeated = Array.from({ length: 20 }, () => lastScan)
    const bytes = Buffer.concat([original.subarray(0, -2), ...repeated, original.subarray(-2)])
    expect(() => cleanPicture(bytes)).toThrow("isn't a JPEG")
  })

  test('with more than one frame is refused', async () => {
    const original = await photo().toBuffer()
    const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0])
    const twice = Buffer.concat([original.subarray(0, 2), frame, original.subarray(2)])
    expect(() => cleanPicture(twice)).toThrow("isn't a JPEG")
  })

  test('that is too small, too large or too heavy is refused with a sentence', async () => {
    expect(() => cleanPicture(Buffer.alloc(400 * 1024))).toThrow('too large')
    for (const [name, encode] of kinds) {
      const small = await encode(noise(199, 300)).toBuffer()
      expect(() => cleanPicture(small), name).toThrow('at least 200 pixels')
      const plain = sharp({ create: { width: 2401, height: 300, channels: 3, background: '#fff' } })
      const large = await encode(plain).toBuffer()
      expect(() => cleanPicture(large), name).toThrow('at most 2400 pixels')
    }
  })

  test('that is something else, or cut off anywhere, is refused', async () => {
    const png = await noise().png().toBuffer()
    for (const bytes of [png, Buffer.from('<svg/>'), Buffer.alloc(0), Buffer.from([0xff, 0xd8, 0xff, 0xd9])])
      expect(() => cleanPicture(bytes)).toThrow("isn't a JPEG")
    for (const [name, encode] of kinds) {
      const original = await encode(noise(220, 210)).toBuffer()
      for (let length = 0; length < original.length; length += 97)
        expect(() => cleanPicture(original.subarray(0, length)), `${name} ${length}`).toThrow("isn't a JPEG")
    }
  })
})
