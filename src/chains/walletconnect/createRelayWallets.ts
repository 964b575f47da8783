import { ModalError } from '../../domain/ModalError'
import type { ErrorCode } from '../../domain/errorCatalogue'
import type { Namespace } from '../../lib/caip'
import type { WalletSession, WalletSource } from '../../ports/walletSource'
import { RELAY_CONNECTOR_ID, type RelayClient, type RelayNamespace } from '../../ports/relay'
import { FAMILIES_OVER_SESSION } from './familiesOverSession'
import { readSignature, signMessageRequest } from './signMessageRequest'

/**
 * A namespace the host gave no adapter for, as far as a session over the relay carries it: accounts, the choice among
 * approved networks, and messages to sign. It sends nothing.
 */
export function createRelayWallets(namespace: Namespace, relay: RelayClient): WalletSource {
  function part(connectorId: string): RelayNamespace {
    const found = connectorId === RELAY_CONNECTOR_ID && relay.session()?.namespaces[namespace]
    if (!found) throw new ModalError('SESSION_ENDED', `No session on ${namespace}`)
    return found
  }

  const sessionOf = ({
    accounts,
    activeNetworkId,
    capabilities,
  }: RelayNamespace): WalletSession => ({
    accounts,
    caipNetworkId: activeNetworkId,
    capabilities,
  })
  const refuse = async (code: ErrorCode): Promise<never> => {
    throw new ModalError(code, `No adapter for ${namespace}`)
  }

  return {
    namespace,
    discover(onConnectors) {
      onConnectors([])
      return () => {}
    },
    connect: async connectorId => sessionOf(part(connectorId)),
    async restore(connectorId, signal) {
      if (connectorId !== RELAY_CONNECTOR_ID) return null
      const found = (await relay.restore(signal))?.namespaces[namespace]
      return found ? sessionOf(found) : null
    },
    disconnect: (_connectorId, signal) => relay.disconnect(signal),
    watch: (_connectorId, onChange) =>
      relay.watch(change => {
        if (change.kind === 'disconnected') return onChange(change)
        if (change.kind === 'session') {
          const found = change.session.namespaces[namespace]
          if (!found) return onChange({ kind: 'disconnected' })
          onChange({ kind: 'accounts', accounts: found.accounts })
          return onChange({ kind: 'network', caipNetworkId: found.activeNetworkId })
        }
        if (change.kind === 'line' || change.namespace !== namespace) return
        if (change.kind === 'accounts') onChange({ kind: 'accounts', accounts: change.accounts })
        else onChange({ kind: 'network', caipNetworkId: change.caipNetworkId })
      }),
    async switchNetwork(connectorId, { caipNetworkId }) {
      if (!part(connectorId).networkIds.includes(caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', `${caipNetworkId} is not in the session`)
      }
      relay.chooseNetwork(caipNetworkId)
    },
    send: () => refuse('SEND_UNSUPPORTED_CHAIN'),
    async signMessage(connectorId, address, message, signal) {
      const { activeNetworkId: networkId } = part(connectorId)
      const request = { networkId, ...signMessageRequest(namespace, message, address) }
      return readSignature(namespace, await relay.request(request, signal))
    },
    async signTypedData(connectorId, address, typedData, signal) {
      const { typedData: shape } = FAMILIES_OVER_SESSION[namespace]
      if (!shape) return refuse('UNSUPPORTED_METHOD')
      const { activeNetworkId: networkId } = part(connectorId)
      const text = typeof typedData === 'string' ? typedData : JSON.stringify(typedData)
      const { method } = shape
      const params = shape.params(address, text)
      const answer = await relay.request({ networkId, method, params }, signal)
      return readSignature(namespace, answer)
    },
    getProvider: connectorId =>
      connectorId === RELAY_CONNECTOR_ID ? relay.getProvider() : undefined,
  }
}
