// @ts-check
import { compactToU8a, hexToU8a, numberToU8a, u8aConcat } from '@polkadot/util'
import { blake2AsU8a } from '@polkadot/util-crypto'
import { invalidParams } from '../../wallet/invalidParams.js'

/** Longer payloads are signed by their hash. */
const LONGEST_PLAIN = 256
/** Extensions that add nothing to what is signed. */
const EMPTY = new Set(['CheckNonZeroSender', 'CheckWeight', 'PrevalidateAttests'])

/** @typedef {Record<string, any>} Payload */

/** What each extension puts beside the call, and what it only adds to what is signed. */
const EXTENSIONS =
  /** @type {Record<string, { explicit?: (payload: Payload) => Uint8Array, implicit?: (payload: Payload) => Uint8Array }>} */ ({
    CheckSpecVersion: { implicit: ({ specVersion }) => u32(specVersion) },
    CheckTxVersion: { implicit: ({ transactionVersion }) => u32(transactionVersion) },
    CheckGenesis: { implicit: ({ genesisHash }) => hexToU8a(genesisHash) },
    CheckMortality: {
      explicit: ({ era }) => hexToU8a(era),
      implicit: ({ blockHash }) => hexToU8a(blockHash),
    },
    CheckNonce: { explicit: ({ nonce }) => compactToU8a(BigInt(nonce)) },
    ChargeTransactionPayment: { explicit: ({ tip = 0 }) => compactToU8a(BigInt(tip)) },
    CheckMetadataHash: {
      explicit: ({ mode = 0 }) => Uint8Array.of(mode),
      implicit: ({ metadataHash }) =>
        metadataHash ? u8aConcat(Uint8Array.of(1), hexToU8a(metadataHash)) : Uint8Array.of(0),
    },
  })

/**
 * The bytes that are signed for a transaction, from the JSON that Polkadot apps hand to signers.
 *
 * @param {unknown} given
 */
export function encodePolkadotPayload(given) {
  const payload = /** @type {Payload} */ (given)
  if (typeof payload?.['method'] !== 'string') return invalidParams('A payload is expected.')
  const extensions = /** @type {string[]} */ (payload['signedExtensions'] ?? []).flatMap(name => {
    if (EMPTY.has(name)) return []
    return EXTENSIONS[name] ?? invalidParams(`The extension ${name} is not known here.`)
  })
  const bytes = u8aConcat(
    hexToU8a(payload['method']),
    ...extensions.flatMap(({ explicit }) => explicit?.(payload) ?? []),
    ...extensions.flatMap(({ implicit }) => implicit?.(payload) ?? []),
  )
  return bytes.length > LONGEST_PLAIN ? blake2AsU8a(bytes) : bytes
}

/** @param {unknown} number */
const u32 = number => numberToU8a(Number(number), 32).reverse()
