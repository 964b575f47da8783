import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const RGBA = 4
const OPAQUE = 255

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } })

/** Decodes in JavaScript; the page only unpacks the picture. */
async function readInScript(page: Page, png: Buffer): Promise<string | null> {
  const { grey, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!pen) throw new Error('There is no canvas')
    pen.drawImage(bitmap, 0, 0)
    const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    let grey = ''
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      grey += String.fromCharCode(Math.round(0.299 * red + 0.587 * green + 0.114 * blue))
    }
    return { grey, width, height }
  }, png.toString('base64'))
  const pixels = new Uint8ClampedArray(width * height * RGBA)
  for (let at = 0; at < grey.length; at += 1) {
    pixels.fill(grey.charCodeAt(at), at * RGBA, at * RGBA + RGBA - 1)
    pixels[at * RGBA + RGBA - 1] = OPAQUE
  }
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}

/** Decodes in native code, including the picture. */
async function readNatively(png: Buffer): Promise<string | null> {
  const [found, second] = await readBarcodes(new Uint8Array(png), {
    formats: ['QRCode'],
    tryInvert: false,
  })
  return second ? null : (found?.text ?? null)
}

/**
 * Returns the text of the only QR code in a picture, as a camera would read it. Two decoders that
 * share no code must agree.
 * @throws when one of them cannot read it, or reads a different text.
 */
export async function readQr(page: Page, png: Buffer): Promise<string> {
  const script = await readInScript(page, png)
  const native = await readNatively(png)
  if (script === null || script !== native) {
    const read = [script, native].map(text => text ?? 'nothing').join(' and ')
    throw new Error(`The code could not be read: the decoders saw ${read}`)
  }
  return script
}
