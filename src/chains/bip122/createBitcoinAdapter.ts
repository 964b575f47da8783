import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { ChainClient } from '../../ports/chainClient'
import { loadChunk } from '../shared/loadChunk'
import { raceAbort } from '../shared/raceAbort'
import { BITCOIN } from './bitcoinNetworks'
import { createBitcoinWallets } from './wallet/createBitcoinWallets'

/** Creates the Bitcoin adapter: the page's wallets, Esplora servers, and addresses. */
export function createBitcoinAdapter(ports: ChainAdapterPorts): ChainAdapter {
  let chain: ChainClient | undefined
  const loadChain = (signal: AbortSignal) =>
    raceAbort(async () => {
      const { createBitcoinChain } = await loadChunk(import('./chain/createBitcoinChain'))
      return (chain ??= createBitcoinChain(ports))
    }, signal)

  return {
    namespace: BITCOIN,
    wallets: createBitcoinWallets(ports),
    chain: {
      namespace: BITCOIN,
      listsAllTokens: true, // Bitcoin has no tokens
      getNativeBalance: async (...asked) => (await loadChain(asked[2])).getNativeBalance(...asked),
      getTokenBalances: async (...asked) => (await loadChain(asked[3])).getTokenBalances(...asked),
      isContract: async (...asked) => (await loadChain(asked[2])).isContract(...asked),
      getTokenDecimals: async (...asked) => (await loadChain(asked[2])).getTokenDecimals(...asked),
      estimateFee: async (...asked) => (await loadChain(asked[2])).estimateFee(...asked),
      getBlockTime: async (...asked) => (await loadChain(asked[2])).getBlockTime(...asked),
      waitForReceipt: async (...asked) => (await loadChain(asked[2])).waitForReceipt(...asked),
    },
    loadAddresses: async () =>
      (await loadChunk(import('./address/bitcoinAddresses'))).bitcoinAddresses,
  }
}
