import { createHttpClient } from '../../../src/clients/createHttpClient'
import { delay } from '../../../src/clients/delay'
import { normalizeNetwork, type NetworkInput } from '../../../src/domain/network'
import type { ChainAdapterPorts } from '../../../src/ports/chainAdapter'

const input = (id: string, name: string, symbol: string): NetworkInput => ({
  id,
  name,
  chainNamespace: 'cosmos',
  nativeCurrency: { name: symbol, symbol, decimals: 6 },
  rpcUrls: { default: { http: [`https://${id}.example`] } },
})

export const COSMOS_HUB = normalizeNetwork(input('cosmoshub-4', 'Cosmos Hub', 'ATOM'))
export const OSMOSIS = normalizeNetwork(input('osmosis-1', 'Osmosis', 'OSMO'))
export const SAND = normalizeNetwork(input('sand-1', 'Sand', 'SAND'))

/** A published vector. */
export const ANNA = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'
export const BERT = 'cosmos1zg69v7yszg69v7yszg69v7yszg69v7ys4mp2q5'
/** Anna's key on Osmosis. */
export const ANNA_ON_OSMOSIS = 'osmo1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5helwsw'
export const BERT_ON_OSMOSIS = 'osmo1zg69v7yszg69v7yszg69v7yszg69v7ysaqj6kx'

export const cosmosPorts: ChainAdapterPorts = {
  window,
  networks: () => [COSMOS_HUB, OSMOSIS, SAND],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
}
