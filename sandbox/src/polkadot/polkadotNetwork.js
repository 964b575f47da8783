// @ts-check
import { createHash } from 'node:crypto'

/** Identifies the network; no public network has this hash. */
export const GENESIS_HASH = `0x${createHash('sha256')
  .update('redux-wallet-modal sandbox, Polkadot')
  .digest('hex')}`

const id = GENESIS_HASH.slice(2, 34)

/** The Polkadot network of the sandbox. */
export const POLKADOT = /** @type {const} */ ({
  id,
  caipId: `polkadot:${id}`,
  name: 'Sandbox Polkadot',
  nativeCurrency: { name: 'Sandbox Dot', symbol: 'SDOT', decimals: 10 },
  ss58Format: 42,
  specVersion: 1,
  transactionVersion: 1,
})

/**
 * Returns the network in the form a host passes to the modal.
 *
 * @param {string} [url] where its node listens
 * @returns {import('./types.js').SandboxPolkadotNetwork}
 */
export function createPolkadotNetwork(url = 'http://localhost:4510') {
  return {
    id: POLKADOT.id,
    chainNamespace: 'polkadot',
    caipNetworkId: /** @type {`polkadot:${string}`} */ (POLKADOT.caipId),
    name: POLKADOT.name,
    nativeCurrency: { ...POLKADOT.nativeCurrency },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
