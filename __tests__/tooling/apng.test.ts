/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readPng, withFewerColours, writeApng, type Bitmap } from '../support/apng'

const WIDTH = 7
const HEIGHT = 5

const picture = (colour: (x: number, y: number) => readonly [number, number, number]): Bitmap => ({
  width: WIDTH,
  height: HEIGHT,
  rgb: Uint8Array.from({ length: HEIGHT }, (_, y) => y).reduce(
    (rgb, y) => {
      for (let x = 0; x < WIDTH; x += 1) rgb.set(colour(x, y), (y * WIDTH + x) * 3)
      return rgb
    },
    new Uint8Array(WIDTH * HEIGHT * 3),
  ),
})

const gradient = picture((x, y) => [x * 30, y * 40, 200])
const marked = picture((x, y) => (x > 2 && x < 5 && y === 2 ? [1, 2, 3] : [x * 30, y * 40, 200]))

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

describe('an animated picture', () => {
  const file = writeApng([
    { picture: gradient, ms: 700 },
    { picture: marked, ms: 300 },
    { picture: marked, ms: 100 },
  ])
  const chunks = chunksOf(file)

  it('is a PNG whose first frame is the picture itself, for programs without animation support', () => {
    expect(readPng(file)).toEqual(gradient)
  })

  it('holds the number of frames and their durations, in one sequence', () => {
    expect(chunks.find(({ type }) => type === 'acTL')?.data.readUInt32BE(0)).toBe(3)
    const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data)
    expect(controls.map(data => data.readUInt16BE(20))).toEqual([700, 300, 100])
    const ordered = chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT')
    expect(ordered.map(({ data }) => data.readUInt32BE(0))).toEqual([0, 1, 2, 3, 4])
  })

  it('stores only the changed part of a frame, or one pixel if nothing changed', () => {
    const boxes = chunks
      .filter(({ type }) => type === 'fcTL')
      .map(({ data }) => [4, 8, 12, 16].map(at => data.readUInt32BE(at)))
    expect(boxes).toEqual([
      [WIDTH, HEIGHT, 0, 0],
      [2, 1, 3, 2],
      [1, 1, 0, 0],
    ])
  })

  it('stores the changed part without loss', () => {
    const [second] = chunks.filter(({ type }) => type === 'fdAT')
    const header = Buffer.from(file.subarray(0, 33))
    header.writeUInt32BE(2, 16)
    header.writeUInt32BE(1, 20)
    const data = second?.data.subarray(4) ?? Buffer.alloc(0)
    const alone = Buffer.concat([
      header,
      Buffer.alloc(4),
      Buffer.from('IDAT'),
      data,
      Buffer.alloc(4),
    ])
    alone.writeUInt32BE(data.length, 33)
    expect([...readPng(alone).rgb]).toEqual([1, 2, 3, 1, 2, 3])
  })

  it('has fewer colours on request, close to the original ones', () => {
    const few = withFewerColours(picture(x => [x, 255 - x, 128]))
    expect([...few.rgb.subarray(0, WIDTH * 3)].filter((_, at) => at % 3 === 0)).toEqual([
      0, 0, 4, 4, 4, 4, 8,
    ])
    expect([...few.rgb.subarray(0, 3)]).toEqual([0, 255, 128])
  })

  it('throws at a file it cannot read', () => {
    const other = Buffer.from(file)
    other[24] = 16
    expect(() => readPng(other)).toThrow('Not a PNG of that kind')
  })

  it('reads a browser’s screenshot', () => {
    const taken = readFileSync(resolve(__dirname, '../../docs/pictures/Connect-320-light.png'))
    const { width, height, rgb } = readPng(taken)
    expect([width, height]).toEqual([taken.readUInt32BE(16), taken.readUInt32BE(20)])
    expect(new Set(rgb).size).toBeGreaterThan(50)
    // Encoding and decoding it again yields the same picture.
    const frame = { picture: { width, height, rgb }, ms: 1 }
    expect(Buffer.from(readPng(writeApng([frame])).rgb).equals(Buffer.from(rgb))).toBe(true)
  })
})
