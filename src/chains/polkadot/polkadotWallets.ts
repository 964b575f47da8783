import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import { createBalanceClient, type ReadNativeBalance } from '../shared/createBalanceClient'
import { POLKADOT_ICONS } from './chain/polkadotMarks'
import { loadChunk } from '../shared/loadChunk'
import { POLKADOT } from './polkadotNetworks'
import { createPolkadotWallets } from './wallet/createPolkadotWallets'

/** Creates the adapter for the page's Polkadot extensions; node code loads with the first query. */
export function createPolkadotAdapter(ports: ChainAdapterPorts): ChainAdapter {
  const readCoin: ReadNativeBalance = async (...asked) => {
    const { createPolkadotReader } = await loadChunk(import('./chain/createPolkadotReader'))
    return createPolkadotReader(ports)(...asked)
  }
  return {
    namespace: POLKADOT,
    wallets: createPolkadotWallets(ports),
    chain: createBalanceClient(POLKADOT, readCoin, POLKADOT_ICONS),
    loadAddresses: async () =>
      (await loadChunk(import('./address/polkadotAddresses'))).polkadotAddresses,
  }
}
