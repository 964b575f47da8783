import { deflateSync, inflateSync } from 'node:zlib'

/** An opaque picture: three bytes per pixel, row by row. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

export interface Frame {
  readonly picture: Bitmap
  readonly ms: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const RGB = 2
const RGBA = 6
const PIXEL = 3

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let crc = index
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map(each => Math.abs(guess - each)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** The predictors of PNG's five filter types. */
const EXPECT: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Reads a PNG with eight bits per channel and no interlacing, as browsers capture it. */
export function readPng(file: Buffer): Bitmap {
  const parts: Buffer[] = []
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(file.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const type = file[25]
  if (file[24] !== 8 || (type !== RGB && type !== RGBA)) throw new Error('Not a PNG of that kind')
  const size = type === RGBA ? 4 : PIXEL
  const packed = inflateSync(Buffer.concat(parts))
  const row = width * size
  const rgb = new Uint8Array(width * height * PIXEL)
  let above = new Uint8Array(row)
  for (let y = 0; y < height; y += 1) {
    const start = y * (row + 1)
    const expected = EXPECT[packed[start] ?? 0]
    if (!expected) throw new Error('Unknown filter')
    const line = new Uint8Array(row)
    for (let x = 0; x < row; x += 1) {
      const left = x < size ? 0 : (line[x - size] ?? 0)
      const corner = x < size ? 0 : (above[x - size] ?? 0)
      line[x] = (packed[start + 1 + x] ?? 0) + expected(left, above[x] ?? 0, corner)
    }
    for (let x = 0; x < width; x += 1) {
      rgb.set(line.subarray(x * size, x * size + PIXEL), (y * width + x) * PIXEL)
    }
    above = line
  }
  return { width, height, rgb }
}

const COLOUR_STEP = 4

/** Quantizes the colours, which is invisible and shrinks the file by a third. White stays white. */
export const withFewerColours = ({ rgb, ...size }: Bitmap): Bitmap => ({
  ...size,
  rgb: rgb.map(value => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP)),
})

/** The smallest box around all changed pixels; one pixel where the pictures are identical. */
function changedBox(before: Bitmap, { width, height, rgb }: Bitmap): Box {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * PIXEL
      const isSame =
        rgb[at] === before.rgb[at] &&
        rgb[at + 1] === before.rgb[at + 1] &&
        rgb[at + 2] === before.rgb[at + 2]
      if (isSame) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Filters the whole box with one filter, which compresses text on a plain background best. */
function filtered({ width, rgb }: Bitmap, box: Box, filter: number): Uint8Array {
  const expected = EXPECT[filter] ?? (() => 0)
  const row = box.width * PIXEL
  const out = new Uint8Array((row + 1) * box.height)
  for (let y = 0; y < box.height; y += 1) {
    const from = ((box.y + y) * width + box.x) * PIXEL
    const above = from - width * PIXEL
    out[y * (row + 1)] = filter
    for (let x = 0; x < row; x += 1) {
      const left = x < PIXEL ? 0 : (rgb[from + x - PIXEL] ?? 0)
      const up = y === 0 ? 0 : (rgb[above + x] ?? 0)
      const corner = y === 0 || x < PIXEL ? 0 : (rgb[above + x - PIXEL] ?? 0)
      out[y * (row + 1) + 1 + x] = (rgb[from + x] ?? 0) - expected(left, up, corner)
    }
  }
  return out
}

function pack(picture: Bitmap, box: Box): Buffer {
  const tries = EXPECT.map((_, filter) => deflateSync(filtered(picture, box, filter), { level: 9 }))
  return tries.reduce((best, each) => (each.length < best.length ? each : best))
}

const uint32 = (...values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => out.writeUInt32BE(value, index * 4))
  return out
}

function control(order: number, box: Box, ms: number): Buffer {
  const delay = Buffer.alloc(6)
  delay.writeUInt16BE(ms, 0)
  delay.writeUInt16BE(1000, 2)
  return Buffer.concat([uint32(order, box.width, box.height, box.x, box.y), delay])
}

/** Writes an animated PNG that loops forever; each frame holds only the part that changed. */
export function writeApng(frames: readonly Frame[]): Buffer {
  const [first] = frames
  if (!first) throw new Error('No frames')
  const { width, height } = first.picture
  const header = Buffer.concat([uint32(width, height), Uint8Array.of(8, RGB, 0, 0, 0)])
  const parts = [SIGNATURE, chunk('IHDR', header), chunk('acTL', uint32(frames.length, 0))]
  let order = 0
  let before: Bitmap | null = null
  for (const { picture, ms } of frames) {
    const box: Box = before ? changedBox(before, picture) : { x: 0, y: 0, width, height }
    parts.push(chunk('fcTL', control(order, box, ms)))
    order += 1
    const data = pack(picture, box)
    parts.push(before ? chunk('fdAT', Buffer.concat([uint32(order), data])) : chunk('IDAT', data))
    if (before) order += 1
    before = picture
  }
  return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))])
}
