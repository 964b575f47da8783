import type { Namespace } from '../../../lib/address/caip'
import { ModalError } from '../../../domain/ModalError'
import type { ChainAdapterDescriptor, ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { EmbeddedClient } from '../../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../ports/walletConnect'
import type { WalletSource } from '../../../ports/walletSource'
import { toModalError } from '../../eip155/toModalError'
import { withModalErrors } from '../../shared/raceAbort'
import { toSessionClient } from './toSessionClient'

const toSignError = (thrown: unknown) => toModalError(thrown, 'SIGN_FAILED', 'wallet')

/** The connector id that session adapters expect. */
const SESSION_CONNECTOR_ID = WALLET_CONNECT_CONNECTOR_ID

/**
 * Creates the embedded wallet of one family, with the family's adapter for WalletConnect sessions.
 *
 * @throws {ModalError} `ADAPTER_NOT_FOUND` if the family has none
 */
export async function createEmbeddedWallets(
  client: EmbeddedClient,
  namespace: Namespace,
  family: ChainAdapterDescriptor,
  ports: ChainAdapterPorts,
): Promise<WalletSource> {
  const sessionClient = toSessionClient(client, namespace, ports)
  const over = await family.loadOver?.(ports, sessionClient)
  if (!over) throw new ModalError('ADAPTER_NOT_FOUND', `Chain adapter not found: ${namespace}`)
  const { loadBatching, sendCall } = over
  return {
    namespace,
    discover: onConnectors => over.discover(onConnectors),
    connect: (_id, signal) => over.connect(SESSION_CONNECTOR_ID, signal),
    restore: (_id, signal) => over.restore(SESSION_CONNECTOR_ID, signal),
    disconnect: () => client.signOut(),
    watch: (_id, onChange) => over.watch(SESSION_CONNECTOR_ID, onChange),
    async switchNetwork(_id, network, signal) {
      if (client.session()?.namespaces[namespace]?.activeCaipNetworkId === network.caipNetworkId)
        return
      await client.switchNetwork(network.caipNetworkId, signal)
    },
    // A payment names the reviewed wallet, which is this one.
    send: (...asked) => over.send(...asked),
    ...(sendCall && { sendCall }),
    signMessage: (_id, ...rest) =>
      withModalErrors(toSignError, rest[2], () => over.signMessage(SESSION_CONNECTOR_ID, ...rest)),
    signTypedData: (_id, ...rest) =>
      withModalErrors(toSignError, rest[2], () =>
        over.signTypedData(SESSION_CONNECTOR_ID, ...rest),
      ),
    ...(loadBatching && { loadBatching: () => loadBatching(SESSION_CONNECTOR_ID) }),
    getProvider: () =>
      client.session()?.namespaces[namespace] ? sessionClient.getProvider() : undefined,
  }
}
