// @ts-check
import { networks } from 'bitcoinjs-lib'

/** Bitcoin's own network for trying things out; its blocks are made on demand. */
export const REGTEST = /** @type {const} */ ({
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  caipId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Sandbox Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
})

/** How addresses are written there. */
export const ADDRESS_FORM = networks.regtest

/**
 * The network as a host hands it to the modal.
 *
 * @param {string} [url] where its server listens
 * @returns {import('./types.js').SandboxBitcoinNetwork}
 */
export function createBitcoinNetwork(url = 'http://localhost:4506') {
  return {
    id: REGTEST.id,
    chainNamespace: 'bip122',
    caipNetworkId: REGTEST.caipId,
    name: REGTEST.name,
    nativeCurrency: { ...REGTEST.nativeCurrency },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
