import { ModalError } from '../../domain/ModalError'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import type { Namespace } from '../../lib/address/caip'
import type { Engine, Runtime } from '../runtime/Runtime'

const loaded = (runtime: Runtime): Promise<Engine> =>
  runtime.load().catch((thrown: unknown) => {
    throw new ModalError('CODE_NOT_LOADED', 'the wallets', { cause: thrown })
  })

/** A connected wallet and its provider. */
export interface ConnectedProvider {
  readonly connectorId: string
  readonly provider: unknown
}

/**
 * Resolves with the connected wallet of a chain family.
 *
 * @throws {ModalError} `NOT_CONNECTED`, also if the wallet disconnects meanwhile;
 * `CODE_NOT_LOADED`.
 */
export async function connectedProvider(
  runtime: Runtime,
  namespace: Namespace,
): Promise<ConnectedProvider> {
  const liveId = () => {
    const { phase, connectorId } = selectConnectionByNamespace(runtime.store.getState(), namespace)
    return phase === 'connected' ? connectorId : null
  }
  const connectorId = liveId()
  if (connectorId === null) throw notConnected(namespace)
  const { deps } = await loaded(runtime)
  const { wallets } = await deps.chains.load(namespace)
  const provider = await wallets.getProvider(connectorId)
  if (provider == null || liveId() !== connectorId) throw notConnected(namespace)
  return { connectorId, provider }
}

const notConnected = (namespace: Namespace) =>
  new ModalError('NOT_CONNECTED', `No wallet is connected on ${namespace}. Nothing was requested.`)
