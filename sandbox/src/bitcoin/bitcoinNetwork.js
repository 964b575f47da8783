// @ts-check
import { networks } from 'bitcoinjs-lib'

/** Bitcoin's regression test network, whose blocks are mined on demand. */
export const REGTEST = /** @type {const} */ ({
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  caipId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Sandbox Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
})

/** The network's address format. */
export const ADDRESS_FORM = networks.regtest

/**
 * Returns the network in the form a host passes to the modal.
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
