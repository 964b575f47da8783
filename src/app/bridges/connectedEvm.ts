import { ModalError } from '../../domain/ModalError'
import type { Eip1193Provider } from '../../domain/provider'
import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { Runtime } from '../runtime/Runtime'
import { connectedProvider } from './connectedProvider'
import { readEvmFacts } from './readEvmFacts'

export interface ConnectedEvm {
  readonly provider: Eip1193Provider
  /** The current account, with its checksum. */
  readonly address: `0x${string}`
  /** The wallet's current network. */
  readonly chainId: number
}

/**
 * Resolves with the connected EVM wallet; account and network are read after its code has loaded.
 *
 * @throws {ModalError} `NOT_CONNECTED`, `CODE_NOT_LOADED`
 */
export async function connectedEvm(runtime: Runtime): Promise<ConnectedEvm> {
  const { provider } = await connectedProvider(runtime, DEFAULT_NAMESPACE)
  const { addresses, chainId } = readEvmFacts(runtime.store.getState())
  const [address] = addresses
  if (address === undefined || chainId === null) {
    throw new ModalError('NOT_CONNECTED', 'The wallet shares no account. Nothing was requested.')
  }
  return { provider: provider as Eip1193Provider, address, chainId }
}
