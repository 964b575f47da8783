import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import type { Namespace } from '../../lib/address/caip'
import type { ChainClient } from '../../ports/chainClient'
import { toIconField } from './createCoinIcon'
import { withModalErrors } from './raceAbort'

/** Reads the native balance as a decimal string. */
export type ReadNativeBalance = (
  address: string,
  network: Network,
  signal: AbortSignal,
) => Promise<string>

const asModalError = (thrown: unknown) =>
  new ModalError('BALANCE_UNAVAILABLE', String(thrown), { cause: thrown })

/** Creates a client that only reads the native balance. `marks` are icons by symbol. */
export function createBalanceClient(
  namespace: Namespace,
  readCoin: ReadNativeBalance,
  marks: Readonly<Record<string, string>>,
): ChainClient {
  const getNativeBalance: ChainClient['getNativeBalance'] = (address, network, signal) =>
    withModalErrors(asModalError, signal, () => readCoin(address, network, signal))

  const refuse = (code: ErrorCode, signal: AbortSignal) =>
    withModalErrors(asModalError, signal, async (): Promise<never> => {
      throw new ModalError(code, `Not asked of ${namespace} networks`)
    })

  return {
    namespace,
    listsAllTokens: true, // only the native coin is supported
    getNativeBalance,
    async getTokenBalances(address, network, _tokens, signal) {
      const { name, symbol, decimals } = network.nativeCurrency
      const numeric = await getNativeBalance(address, network, signal)
      const quantity = { numeric, decimals: String(decimals) }
      const chainId = network.caipNetworkId
      return [{ name, symbol, chainId, quantity, ...toIconField(marks[symbol]) }]
    },
    isContract: (_address, _network, signal) => refuse('CHAIN_UNREACHABLE', signal),
    getTokenDecimals: (_token, _network, signal) => refuse('CHAIN_UNREACHABLE', signal),
    estimateFee: (_intent, _network, signal) => refuse('FEE_UNAVAILABLE', signal),
    getBlockTime: (_newest, _network, signal) => refuse('CHAIN_UNREACHABLE', signal),
    waitForReceipt: (_hash, _network, signal) => refuse('CHAIN_UNREACHABLE', signal),
  }
}
