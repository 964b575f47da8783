// @ts-check
import { createPublicKey, verify } from 'node:crypto'
import bs58 from 'bs58'
import { isRecord } from '../lib/isRecord.js'
import { isLoopbackUrl } from '../lib/loopback.js'

const DID_KEY = 'did:key:z'
/** The multicodec prefix of an ed25519 key in a did:key. */
const ED25519_MARK = [0xed, 0x01]
const CLOCK_SKEW_S = 60

/**
 * Identifies a connecting client by the signed token in its URL.
 *
 * @param {string} token
 * @param {{ nowMs: number, port: number }} about
 * @returns {string} the client's `did:key:…`
 * @throws {Error} with the relay's reason for closing the socket
 */
export function checkRelayToken(token, { nowMs, port }) {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { alg } = readPart(header)
  const { iss, aud, iat, exp } = readPart(payload)
  const isSigned =
    alg === 'EdDSA' &&
    verify(
      null,
      Buffer.from(`${header}.${payload}`),
      readKey(iss),
      Buffer.from(signature, 'base64url'),
    )
  if (!isSigned) refuse('signature is not valid')
  if (typeof iat !== 'number' || typeof exp !== 'number') refuse('iat and exp are needed')
  if (iat > nowMs / 1000 + CLOCK_SKEW_S) refuse('token is not yet valid')
  if (exp < nowMs / 1000) refuse('token is expired')
  if (!isThisRelay(aud, port)) refuse('token is for another audience')
  return String(iss)
}

/**
 * @param {string} part
 * @returns {Record<string, unknown>}
 */
function readPart(part) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(Buffer.from(part, 'base64url').toString())
    if (isRecord(value)) return value
  } catch {
    // The refusal below reports it.
  }
  return refuse('token cannot be read')
}

/** @param {unknown} issuer */
function readKey(issuer) {
  if (typeof issuer !== 'string' || !issuer.startsWith(DID_KEY)) return refuse('no did:key')
  const bytes = bs58.decodeUnsafe(issuer.slice(DID_KEY.length))
  const isKey = bytes?.length === 34 && ED25519_MARK.every((byte, at) => bytes[at] === byte)
  if (!bytes || !isKey) return refuse('no ed25519 key')
  const x = Buffer.from(bytes.subarray(2)).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

/**
 * @param {unknown} audience
 * @param {number} port
 */
function isThisRelay(audience, port) {
  if (typeof audience !== 'string' || !isLoopbackUrl(audience)) return false
  return Number(new URL(audience).port) === port
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  throw new Error(`Unauthorized: ${why}`)
}
