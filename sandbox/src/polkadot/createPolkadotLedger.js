// @ts-check
import { bnToU8a, hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import { blake2AsU8a, decodeAddress, xxhashAsU8a } from '@polkadot/util-crypto'

/** @typedef {{ nonce: number, free: bigint, reserved: bigint }} PolkadotAccount */

/** Marks the account as migrated to the new balances logic. */
const FLAGS = 1n << 127n
const ACCOUNTS = u8aConcat(xxhashAsU8a('System', 128), xxhashAsU8a('Account', 128))

/** Creates the ledger of balances, by public key. */
export function createPolkadotLedger() {
  /** @type {Map<string, PolkadotAccount>} */
  const accounts = new Map()

  /** @param {Uint8Array} key */
  function open(key) {
    const known = accounts.get(u8aToHex(key))
    if (known) return known
    /** @type {PolkadotAccount} */
    const account = { nonce: 0, free: 0n, reserved: 0n }
    accounts.set(u8aToHex(key), account)
    return account
  }

  return {
    open,
    /**
     * @param {unknown} address in any network's format
     */
    keyOf: address => decodeAddress(String(address)),
    /** @param {Uint8Array} key */
    find: key => accounts.get(u8aToHex(key)),

    /**
     * Returns an account's record under its storage key, SCALE-encoded.
     *
     * @param {unknown} storageKey
     * @returns {string | null}
     */
    read(storageKey) {
      const bytes = hexToU8a(String(storageKey))
      const head = ACCOUNTS.length + 16
      const key = bytes.subarray(head)
      const expected = u8aConcat(ACCOUNTS, blake2AsU8a(key, 128), key)
      if (key.length !== 32 || u8aToHex(expected) !== u8aToHex(bytes)) return null
      const account = accounts.get(u8aToHex(key))
      if (!account) return null
      const number = (/** @type {bigint | number} */ value, /** @type {number} */ bitLength) =>
        bnToU8a(BigInt(value), { bitLength, isLe: true })
      return u8aToHex(
        u8aConcat(
          number(account.nonce, 32),
          number(0, 32),
          number(1, 32),
          number(0, 32),
          number(account.free, 128),
          number(account.reserved, 128),
          number(0, 128),
          number(FLAGS, 128),
        ),
      )
    },
  }
}

/** @typedef {ReturnType<typeof createPolkadotLedger>} PolkadotLedger */
