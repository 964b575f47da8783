import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { readPixels } from './readPixels'

const RGBA = 4
const OPAQUE = 255

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } })

/** Decodes in JavaScript. */
async function readInScript(page: Page, png: Buffer): Promise<string | null> {
  const { grey, width, height } = await readPixels(page, png)
  const pixels = new Uint8ClampedArray(width * height * RGBA)
  grey.forEach((value, at) => {
    pixels.fill(value, at * RGBA, at * RGBA + RGBA - 1)
    pixels[at * RGBA + RGBA - 1] = OPAQUE
  })
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
