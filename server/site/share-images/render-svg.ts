import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let ready: Promise<void> | undefined

/** Must have finished before the functions below are called. Loading twice isn't possible. */
export function loadSvgRenderer() {
  ready ??= readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm)
  return ready
}

export type Fonts = readonly Uint8Array[]

const options = (fonts: Fonts) => ({ font: { fontBuffers: [...fonts], defaultFontFamily: 'Newsreader 60pt' } })

export function pngOf(svg: string, width: number, fonts: Fonts = []) {
  const drawing = new Resvg(svg, { ...options(fonts), fitTo: { mode: 'width', value: width } })
  const image = drawing.render()
  const png = image.asPng()
  // Memory of WebAssembly isn't garbage collected.
  image.free()
  drawing.free()
  return png
}

export function widthOf(text: string, fontSize: number, fonts: Fonts) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 400"><text y="200" font-size="${fontSize}">${text}</text></svg>`
  const drawing = new Resvg(svg, options(fonts))
  const box = drawing.innerBBox()
  const width = box?.width ?? 0
  box?.free()
  drawing.free()
  return width
}
