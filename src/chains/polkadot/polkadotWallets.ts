import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import { createBalanceChain, type ReadCoin } from '../shared/createBalanceChain'
import { POLKADOT_MARKS } from './chain/polkadotMarks'
import { loadChunk } from '../shared/loadChunk'
import { POLKADOT } from './polkadotNetworks'
import { createPolkadotWallets } from './wallet/createPolkadotWallets'

/** Creates the adapter for the page's Polkadot extensions; node code loads with the first query. */
export function createPolkadotAdapter(ports: ChainAdapterPorts): ChainAdapter {
  const readCoin: ReadCoin = async (...asked) => {
    const { createPolkadotReader } = await loadChunk(import('./chain/createPolkadotReader'))
    return createPolkadotReader(ports)(...asked)
  }
  return {
    namespace: POLKADOT,
    wallets: createPolkadotWallets(ports),
    chain: createBalanceChain(POLKADOT, readCoin, POLKADOT_MARKS),
    loadAddresses: async () =>
      (await loadChunk(import('./address/polkadotAddresses'))).polkadotAddresses,
  }
}
