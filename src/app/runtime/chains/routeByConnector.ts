import { ModalError } from '../../../domain/ModalError'
import type { WalletSource } from '../../../ports/walletSource'

/** The methods that need only the connector's id to find their source. */
export type RoutedMethods = Required<
  Pick<
    WalletSource,
    | 'switchNetwork'
    | 'switchAccount'
    | 'send'
    | 'sendCall'
    | 'signMessage'
    | 'signTypedData'
    | 'loadBatching'
  >
>

/**
 * Routes wallet methods to the source of their connector.
 *
 * @param of - loads that source; rejects if there is none
 * @throws {ModalError} `UNSUPPORTED_METHOD` if the source cannot send a call, or a batch of calls
 */
export function routeByConnector(
  namespace: WalletSource['namespace'],
  of: (connectorId: string) => Promise<WalletSource>,
): RoutedMethods {
  return {
    switchNetwork: async (id, ...rest) => (await of(id)).switchNetwork(id, ...rest),
    switchAccount: async (id, ...rest) => (await of(id)).switchAccount?.(id, ...rest),
    send: async (intent, ...rest) => (await of(intent.connectorId)).send(intent, ...rest),
    async sendCall(batch, ...rest) {
      const source = await of(batch.connectorId)
      if (source.sendCall) return source.sendCall(batch, ...rest)
      throw new ModalError('UNSUPPORTED_METHOD', `Calls on ${namespace}`)
    },
    signMessage: async (id, ...rest) => (await of(id)).signMessage(id, ...rest),
    signTypedData: async (id, ...rest) => (await of(id)).signTypedData(id, ...rest),
    async loadBatching(id) {
      const { loadBatching } = await of(id)
      if (loadBatching) return loadBatching(id)
      throw new ModalError('UNSUPPORTED_METHOD', `Batches of calls on ${namespace}`)
    },
  }
}
