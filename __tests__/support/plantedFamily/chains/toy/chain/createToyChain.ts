import { withModalErrors } from '../../../../../../src/chains/shared/raceAbort'
import { ModalError } from '../../../../../../src/domain/ModalError'
import type { Network } from '../../../../../../src/domain/network'
import type { ChainAdapterPorts } from '../../../../../../src/ports/chainAdapter'
import type { ChainClient } from '../../../../../../src/ports/chainClient'
import { TOY } from '../namespace'

const unavailable = (thrown: unknown) => new ModalError('BALANCE_UNAVAILABLE', String(thrown))

/** A client for toy networks, which count marbles and have neither contracts nor fees. */
export function createToyChain({ rpcUrls }: ChainAdapterPorts): ChainClient {
  const countMarbles = (address: string, network: Network, signal: AbortSignal) =>
    withModalErrors(unavailable, signal, async () => {
      const answer = await fetch(`${rpcUrls(network)[0] ?? ''}/marbles/${address}`)
      return String(await answer.json())
    })
  const unknown = async (signal: AbortSignal): Promise<never> =>
    withModalErrors(unavailable, signal, async () => {
      throw new ModalError('CHAIN_UNREACHABLE', 'Toys have no such thing')
    })
  return {
    namespace: TOY,
    getNativeBalance: countMarbles,
    async getTokenBalances(address, network, _tokens, signal) {
      const { name, symbol, decimals } = network.nativeCurrency
      const numeric = await countMarbles(address, network, signal)
      const quantity = { numeric, decimals: String(decimals) }
      return [{ name, symbol, chainId: network.caipNetworkId, quantity }]
    },
    isContract: (_address, _network, signal) => unknown(signal),
    getTokenDecimals: (_token, _network, signal) => unknown(signal),
    estimateFee: (_intent, _network, signal) => unknown(signal),
    getBlockTime: (_newest, _network, signal) => unknown(signal),
    waitForReceipt: (_hash, _network, signal) => unknown(signal),
  }
}
