// @ts-check
import { compactToU8a, hexToU8a, numberToU8a, u8aConcat } from '@polkadot/util'
import { blake2AsU8a } from '@polkadot/util-crypto'
import { listParams, namedParams } from '../../lib/readParams.js'
import { invalidParams } from '../../wallet/invalidParams.js'

/** Longer payloads are hashed before signing. */
const LONGEST_PLAIN = 256
/** Extensions that add nothing to the signed payload. */
const EMPTY = new Set(['CheckNonZeroSender', 'CheckWeight', 'PrevalidateAttests'])

/** @typedef {Readonly<Record<string, unknown>>} Payload */

/**
 * For each extension, the explicit part stored beside the call and the implicit part that is only
 * signed.
 */
const EXTENSIONS =
  /** @type {Record<string, { explicit?: (payload: Payload) => Uint8Array,
   *   implicit?: (payload: Payload) => Uint8Array }>} */ ({
    CheckSpecVersion: { implicit: payload => u32(payload['specVersion']) },
    CheckTxVersion: { implicit: payload => u32(payload['transactionVersion']) },
    CheckGenesis: { implicit: payload => fromHex(payload['genesisHash']) },
    CheckMortality: {
      explicit: payload => fromHex(payload['era']),
      implicit: payload => fromHex(payload['blockHash']),
    },
    CheckNonce: { explicit: payload => compact(payload['nonce']) },
    ChargeTransactionPayment: { explicit: payload => compact(payload['tip'] ?? 0) },
    CheckMetadataHash: {
      explicit: payload => Uint8Array.of(Number(payload['mode'] ?? 0)),
      implicit: payload =>
        payload['metadataHash']
          ? u8aConcat(Uint8Array.of(1), fromHex(payload['metadataHash']))
          : Uint8Array.of(0),
    },
  })

/**
 * Encodes the bytes to sign for a transaction, from the JSON that Polkadot apps pass to signers.
 *
 * @param {unknown} given
 */
export function encodePolkadotPayload(given) {
  const payload = namedParams(given)
  if (typeof payload['method'] !== 'string') return invalidParams('A payload is expected.')
  const extensions = listParams(payload['signedExtensions']).flatMap(each => {
    const name = String(each)
    if (EMPTY.has(name)) return []
    return EXTENSIONS[name] ?? invalidParams(`The extension ${name} is not known here.`)
  })
  const bytes = u8aConcat(
    fromHex(payload['method']),
    ...extensions.flatMap(({ explicit }) => explicit?.(payload) ?? []),
    ...extensions.flatMap(({ implicit }) => implicit?.(payload) ?? []),
  )
  return bytes.length > LONGEST_PLAIN ? blake2AsU8a(bytes) : bytes
}

/** @param {unknown} text */
const fromHex = text => hexToU8a(String(text ?? '0x'))
/** @param {unknown} number */
const compact = number => compactToU8a(BigInt(String(number)))
/** @param {unknown} number */
const u32 = number => numberToU8a(Number(number), 32).reverse()
