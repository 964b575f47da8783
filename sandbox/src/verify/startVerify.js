// @ts-check
import { generateKeyPairSync, sign } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { listen } from '../lib/listen.js'
import { PORTS } from '../lib/ports.js'

const KEY_LIFE_S = 24 * 3600
const ATTESTATION_LIFE_S = 3600

/**
 * Starts the service that attests a message's origin to a wallet: a frame in the page requests a
 * signed attestation, which travels with the message, and the wallet verifies it with the public
 * key.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 for a free one
 * @param {readonly string[]} [options.scamOrigins]
 * @returns {Promise<import('../lib/types.js').RunningPart>}
 */
export async function startVerify(options = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let scamOrigins = options.scamOrigins ?? []
  /** @type {{ origin: string, at: number }[]} */
  const attested = []
  const seconds = () => Math.floor(Date.now() / 1000)

  /** @param {object} claims */
  function attest(claims) {
    const text = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`
    const key = { key: privateKey, dsaEncoding: /** @type {const} */ ('ieee-p1363') }
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }

  const app = new Hono()
  app.use('/v3/public-key', cors())
  app.get('/v3/public-key', c =>
    c.json({ publicKey: publicKey.export({ format: 'jwk' }), expiresAt: seconds() + KEY_LIFE_S }),
  )
  app.get('/v3/attestation', c => {
    const origin = c.req.query('origin') ?? ''
    const referer = c.req.header('referer')
    attested.push({ origin, at: Date.now() })
    const attestation = attest({
      id: c.req.query('id'),
      exp: seconds() + ATTESTATION_LIFE_S,
      origin,
      isScam: scamOrigins.includes(origin),
      isVerified: referer === undefined || new URL(referer).origin === origin,
    })
    const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
    return c.html(`<!doctype html><script>parent.postMessage(${message}, '*')</script>`)
  })
  // Wallets look up messages without an attestation by hash; those come from programs, which have
  // none.
  app.get('/attestation/:hash', c => c.json({ error: 'Not found' }, 404))
  app.get('/__requests', c => c.json(attested))
  app.post('/__settings', async c => {
    scamOrigins = (await c.req.json()).scamOrigins ?? scamOrigins
    return c.json({ scamOrigins })
  })

  const { url, close } = await listen(app, options.port ?? PORTS.verify.port, 'verify')
  return { url, close }
}

/** @param {object} value */
const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')
