// @ts-check
import { compactFromU8a, hexToU8a, numberToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import { blake2AsHex, blake2AsU8a } from '@polkadot/util-crypto'
import { sr25519Verify, waitReady } from '@polkadot/wasm-crypto'
import { RpcError } from '../lib/jsonRpc.js'
import { GENESIS_HASH, POLKADOT } from './polkadotNetwork.js'

/** `balances.transfer_allow_death` and `balances.transfer_keep_alive`, as on Polkadot. */
const TRANSFERS = ['0x0500', '0x0503']
/** Signed, version 4. */
const SIGNED = 0x84
const SR25519 = 1
const IMMORTAL = 0
/** Longer payloads are hashed before signing. */
const LONGEST_PLAIN = 256
const FEE = 160_000_000n

/** @param {string} message @returns {never} */
const refuse = message => {
  throw new RpcError(1010, `Invalid Transaction: ${message}`)
}

/**
 * Runs a signed transfer after verifying its signature. The signed extensions are, in this order:
 * non-zero sender, runtime and transaction versions, genesis, mortality (immortal only), nonce,
 * weight, tip.
 *
 * @param {import('./createPolkadotLedger.js').PolkadotLedger} ledger
 * @param {unknown} given hexadecimal
 * @returns {Promise<string>} its hash
 */
export async function runExtrinsic(ledger, given) {
  await waitReady()
  const bytes = hexToU8a(String(given))
  const [lengthBytes, length] = compactFromU8a(bytes)
  if (bytes.length !== lengthBytes + Number(length)) refuse('it is not as long as it says')
  const reader = createReader(bytes.subarray(lengthBytes))
  if (reader.byte() !== SIGNED || reader.byte() !== 0) refuse('it is not signed by an account')
  const signer = reader.take(32)
  if (reader.byte() !== SR25519) refuse('only sr25519 is known here')
  const signature = reader.take(64)
  const extra = reader.rest()
  if (reader.byte() !== IMMORTAL) refuse('only immortal ones are known here')
  const nonce = reader.compact()
  const tip = reader.compact()
  const explicit = extra.subarray(0, extra.length - reader.rest().length)
  const call = reader.rest()
  const payload = u8aConcat(
    call,
    explicit,
    u32(POLKADOT.specVersion),
    u32(POLKADOT.transactionVersion),
    hexToU8a(GENESIS_HASH),
    hexToU8a(GENESIS_HASH),
  )
  const signed = payload.length > LONGEST_PLAIN ? blake2AsU8a(payload) : payload
  if (!sr25519Verify(signature, signed, signer)) refuse('Transaction has a bad signature')

  if (!TRANSFERS.includes(u8aToHex(reader.take(2)))) refuse('only transfers are known here')
  if (reader.byte() !== 0) refuse('the recipient is no account')
  const recipient = reader.take(32)
  const amount = reader.compact()
  const account = ledger.find(signer)
  if (Number(nonce) !== (account?.nonce ?? 0)) {
    refuse(
      Number(nonce) < (account?.nonce ?? 0)
        ? 'Transaction is outdated'
        : 'Transaction is in the future',
    )
  }
  const cost = amount + tip + FEE
  if (!account || account.free < cost) return refuse('Inability to pay some fees')
  account.nonce += 1
  account.free -= cost
  ledger.open(recipient).free += amount
  return blake2AsHex(bytes)
}

/** @param {Uint8Array} bytes */
function createReader(bytes) {
  let at = 0
  /** @param {number} count */
  function take(count) {
    if (at + count > bytes.length) refuse('it ends too early')
    at += count
    return bytes.subarray(at - count, at)
  }
  return {
    take,
    byte: () => Number(take(1)[0]),
    compact() {
      const [count, value] = compactFromU8a(bytes.subarray(at))
      take(count)
      return BigInt(value.toString())
    },
    rest: () => bytes.subarray(at),
  }
}

/** @param {number} number */
const u32 = number => numberToU8a(number, 32).reverse()
