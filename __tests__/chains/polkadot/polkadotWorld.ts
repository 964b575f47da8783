import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import { normalizeNetwork, type NetworkInput } from '../../../src/domain/network'
import type { ChainAdapterPorts } from '../../../src/ports/chainAdapter'

const input = (id: string, name: string, symbol: string, decimals: number): NetworkInput => ({
  id,
  name,
  chainNamespace: 'polkadot',
  nativeCurrency: { name: symbol, symbol, decimals },
  rpcUrls: { default: { http: [`https://${name.toLowerCase()}.example`] } },
})

export const POLKADOT_MAIN = normalizeNetwork(
  input('91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT', 10),
)
export const KUSAMA = normalizeNetwork(
  input('b0a8d493285c2df73290dfb7e61f870f', 'Kusama', 'KSM', 12),
)

/** Published vectors: the accounts Alice and Bob in the generic format, valid on any network. */
export const ALICE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
export const BOB = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
export const ALICE_KEY = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

export const polkadotPorts: ChainAdapterPorts = {
  window,
  networks: () => [POLKADOT_MAIN, KUSAMA],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
}
