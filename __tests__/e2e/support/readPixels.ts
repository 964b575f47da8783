import type { Page } from '@playwright/test'

export interface Pixels {
  /** From 0 to 255, row by row. */
  readonly grey: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Returns the luminance of each pixel of a PNG, which the page unpacks. */
export async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const { letters, width, height } = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!pen) throw new Error('There is no canvas')
    pen.drawImage(bitmap, 0, 0)
    const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    let letters = ''
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      letters += String.fromCharCode(Math.round(0.299 * red + 0.587 * green + 0.114 * blue))
    }
    return { letters, width, height }
  }, png.toString('base64'))
  return { grey: Uint8ClampedArray.from(letters, letter => letter.charCodeAt(0)), width, height }
}
