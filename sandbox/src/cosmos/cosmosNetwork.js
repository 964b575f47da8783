// @ts-check

/** The Cosmos network of the sandbox; wallets do not know it until it is suggested. */
export const COSMOS = /** @type {const} */ ({
  id: 'sandbox-cosmos-1',
  caipId: 'cosmos:sandbox-cosmos-1',
  name: 'Sandbox Cosmos',
  nativeCurrency: { name: 'Sandbox Atom', symbol: 'SATM', decimals: 6 },
  bech32Prefix: 'sandbox',
  denom: 'usatm',
})

/**
 * Returns the network in the form a host passes to the modal; `cosmos({ chains: { [id]: {
 * bech32Prefix, denom } } })` needs the rest.
 *
 * @param {string} [url] where its REST interface listens
 * @returns {import('./types.js').SandboxCosmosNetwork}
 */
export function createCosmosNetwork(url = 'http://localhost:4509') {
  return {
    id: COSMOS.id,
    chainNamespace: 'cosmos',
    caipNetworkId: COSMOS.caipId,
    name: COSMOS.name,
    nativeCurrency: { ...COSMOS.nativeCurrency },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  }
}
