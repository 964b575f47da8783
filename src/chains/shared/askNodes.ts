import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import type { ChainAdapterPorts } from '../../ports/chainAdapter'

/**
 * Tries a network's nodes in order until one answers.
 *
 * @throws {ModalError} `CHAIN_UNREACHABLE` when none does, or there is none.
 */
export async function askNodes<T>(
  { rpcUrls }: Pick<ChainAdapterPorts, 'rpcUrls'>,
  network: Network,
  signal: AbortSignal,
  ask: (url: string) => Promise<T>,
): Promise<T> {
  let cause: unknown
  for (const url of rpcUrls(network)) {
    try {
      return await ask(url)
    } catch (thrown) {
      cause = thrown
      if (signal.aborted) break
    }
  }
  if (cause instanceof ModalError) throw cause
  throw new ModalError('CHAIN_UNREACHABLE', `No node of ${network.caipNetworkId} answered`, {
    cause,
  })
}
