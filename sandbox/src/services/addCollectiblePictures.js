// @ts-check
import { deflateSync } from 'node:zlib'
import { kindOf } from './collectibles.js'
import { drawCollectible } from './tokenPictures.js'

const SLOW_MS = 30_000
const HUGE_SIDE = 6_000

/**
 * Adds collectibles' pictures, valid and problematic ones that a page must tolerate.
 *
 * @param {import('hono').Hono} app
 */
export function addCollectiblePictures(app) {
  /** @type {Buffer | undefined} */
  let huge

  app.get('/icons/collectible/:file', async c => {
    const text = c.req.param('file').replace(/\.\w+$/, '')
    if (!/^\d{1,78}$/.test(text)) return c.notFound()
    const id = BigInt(text)
    const drawn = drawCollectible(id)
    /** @param {string | Uint8Array<ArrayBuffer>} body @param {string} type */
    const send = (body, type) =>
      c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' })
    switch (kindOf(id)) {
      case 'broken':
        return c.notFound()
      case 'slow':
        await new Promise(resolve => setTimeout(resolve, SLOW_MS))
        return send(drawn, 'image/svg+xml')
      case 'huge':
        huge ??= drawNoise(HUGE_SIDE, 2_000)
        return send(new Uint8Array(huge), 'image/png')
      case 'animated':
        return send(new Uint8Array(drawBlinking()), 'image/gif')
      case 'script':
        return send(
          drawn.replace(
            '</svg>',
            '<script>fetch("/icons/script-ran");parent.document.title="taken"</script>' +
              '<image href="https://pictures.elsewhere.example/pixel.png" width="1" height="1"/></svg>',
          ),
          'image/svg+xml',
        )
      case 'page':
        return c.html('<!doctype html><title>Please wait</title><h1>Not a picture</h1>')
      case 'cut':
        return send(new Uint8Array(drawNoise(64, 64).subarray(0, 400)), 'image/png')
      default:
        return send(drawn, 'image/svg+xml')
    }
  })
}

/**
 * Draws a picture that compresses badly: deterministic grey noise.
 *
 * @param {number} width
 * @param {number} height
 */
function drawNoise(width, height) {
  const rows = Buffer.alloc((width + 1) * height)
  let seed = 1
  for (let at = 0; at < rows.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    rows[at] = at % (width + 1) === 0 ? 0 : seed >>> 24
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/**
 * @param {Buffer} bytes as in PNG
 */
function crc32(bytes) {
  let rest = -1
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (0xedb88320 & -(rest & 1))
  }
  return (rest ^ -1) >>> 0
}

/** Two single-dot frames, a fifth of a second apart, looping forever. */
function drawBlinking() {
  const head = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')
  const colours = Buffer.from([0x20, 0x80, 0xf0, 0xf0, 0x60, 0x20])
  const forEver = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00', 'latin1')
  /**
   * @param {number} code the dot's colour, LZW-encoded
   */
  const frame = code =>
    Buffer.from([0x21, 0xf9, 4, 0, 20, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, code, 1, 0])
  return Buffer.concat([head, colours, forEver, frame(0x44), frame(0x4c), Buffer.from([0x3b])])
}
