// @ts-check
import { createHash } from 'node:crypto'
import bs58 from 'bs58'

const CAIP_REFERENCE_LENGTH = 32

/** Identifies the chain; no public chain has this hash. */
export const GENESIS_HASH = bs58.encode(
  createHash('sha256').update('redux-wallet-modal sandbox, Solana').digest(),
)

const id = GENESIS_HASH.slice(0, CAIP_REFERENCE_LENGTH)

/** The sandbox's Solana chain. */
export const SOLANA = /** @type {const} */ ({
  id,
  caipId: `solana:${id}`,
  name: 'Sandbox Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
})

/** Wallets' names for it. */
export const WALLET_CHAINS = ['solana:localnet', SOLANA.caipId]

/**
 * Returns the network in the form a host passes to the modal.
 *
 * @param {string} [url] where it listens
 * @returns {import('./types.js').SandboxSolanaNetwork}
 */
export function createSolanaNetwork(url = 'http://localhost:4507') {
  return {
    id: SOLANA.id,
    chainNamespace: 'solana',
    caipNetworkId: /** @type {`solana:${string}`} */ (SOLANA.caipId),
    name: SOLANA.name,
    nativeCurrency: { ...SOLANA.nativeCurrency },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
