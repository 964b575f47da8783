// @ts-check
import { Keyring } from '@polkadot/keyring'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { MNEMONIC } from '../../accounts.js'

/** SS58 address prefixes, by network. */
const PREFIXES = /** @type {Record<string, number>} */ ({
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 42,
})

/**
 * Returns the sr25519 key `//<index>`.
 *
 * @param {number} index
 */
export async function createPolkadotKey(index) {
  await cryptoWaitReady()
  const keyring = new Keyring({ type: 'sr25519' })
  const pair = keyring.addFromUri(`${MNEMONIC}//${index}`)
  return {
    pair,
    /** @param {string} chainId */
    addressOn: chainId => keyring.encodeAddress(pair.publicKey, PREFIXES[chainId] ?? 42),
  }
}

/** @typedef {Awaited<ReturnType<typeof createPolkadotKey>>} PolkadotKey */
