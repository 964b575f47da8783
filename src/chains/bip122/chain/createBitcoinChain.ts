import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import { nativeDecimals } from '../../../domain/nativeCoin'
import { toIconField } from '../../shared/createCoinIcon'
import { BITCOIN_ICONS } from './bitcoinMarks'
import type { Network } from '../../../domain/network'
import { formatUnits } from '../../../lib/amount/decimal'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { ChainClient } from '../../../ports/chainClient'
import { withModalErrors } from '../../shared/raceAbort'
import { BITCOIN } from '../bitcoinNetworks'
import { createBitcoinErrorMapper } from '../createBitcoinErrorMapper'
import { createEsplora, type Esplora } from './esplora'

const POLL_MS = 10_000

/** Creates a client for the network's configured servers. */
export const esploraOf = (ports: ChainAdapterPorts, network: Network): Esplora =>
  createEsplora(ports, ports.rpcUrls(network))

/** Creates the client that queries Bitcoin networks through Esplora servers. */
export function createBitcoinChain(ports: ChainAdapterPorts): ChainClient {
  const asking =
    (fallback: ErrorCode) =>
    <T>(signal: AbortSignal, work: () => Promise<T>) =>
      withModalErrors(createBitcoinErrorMapper(fallback), signal, work)
  const askingBalance = asking('BALANCE_UNAVAILABLE')
  const askingChain = asking('CHAIN_UNREACHABLE')

  const refuse = (signal: AbortSignal, what: string): Promise<never> =>
    askingChain(signal, async () => {
      throw new ModalError('UNSUPPORTED_METHOD', `Bitcoin has no ${what}`)
    })

  const getNativeBalance: ChainClient['getNativeBalance'] = (address, network, signal) =>
    askingBalance(signal, async () => {
      const coins = await esploraOf(ports, network).getCoins(address, signal)
      const sats = coins.reduce((sum, { value }) => sum + value, 0n)
      return formatUnits(sats, nativeDecimals(network))
    })

  return {
    namespace: BITCOIN,
    getNativeBalance,
    async getTokenBalances(address, network, _tokens, signal) {
      const numeric = await getNativeBalance(address, network, signal)
      const { name, symbol } = network.nativeCurrency
      const quantity = { decimals: String(nativeDecimals(network)), numeric }
      const chainId = network.caipNetworkId
      return [{ name, symbol, chainId, quantity, ...toIconField(BITCOIN_ICONS[symbol]) }]
    },
    isContract: (_address, _network, signal) => refuse(signal, 'contracts'),
    getTokenDecimals: (_token, _network, signal) => refuse(signal, 'tokens'),
    estimateFee: (_intent, _network, signal) => refuse(signal, 'fee without its coins'),
    getBlockTime: (_newest, _network, signal) => refuse(signal, 'regular block time'),
    waitForReceipt: (hash, network, signal) =>
      askingChain(signal, async () => {
        for (;;) {
          const minedAt = await esploraOf(ports, network).getMinedAt(hash, signal)
          if (minedAt !== null) return { hash, status: 'confirmed', minedAt }
          await ports.delay(POLL_MS, signal)
        }
      }),
  }
}
