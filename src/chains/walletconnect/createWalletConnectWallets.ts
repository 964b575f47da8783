import { ModalError } from '../../domain/ModalError'
import type { Namespace } from '../../lib/address/caip'
import type { WalletSession, WalletSource } from '../../ports/walletSource'
import {
  WALLET_CONNECT_CONNECTOR_ID,
  type WalletConnectClient,
  type WalletConnectNamespace,
} from '../../ports/walletConnect'
import { FAMILIES_OVER_SESSION } from './familiesOverSession'
import { readSignature, createSignMessageRequest } from './session/createSignMessageRequest'

/** Creates wallets from a session alone, without an adapter; they cannot send. */
export function createWalletConnectWallets(
  namespace: Namespace,
  walletConnect: WalletConnectClient,
): WalletSource {
  function getNamespace(connectorId: string): WalletConnectNamespace {
    const found =
      connectorId === WALLET_CONNECT_CONNECTOR_ID && walletConnect.session()?.namespaces[namespace]
    if (!found) throw new ModalError('SESSION_ENDED', `No session on ${namespace}`)
    return found
  }

  const toWalletSession = ({
    accounts,
    activeCaipNetworkId,
    capabilities,
  }: WalletConnectNamespace): WalletSession => ({
    accounts,
    caipNetworkId: activeCaipNetworkId,
    capabilities,
  })

  return {
    namespace,
    discover(onConnectors) {
      onConnectors([])
      return () => {}
    },
    connect: async connectorId => toWalletSession(getNamespace(connectorId)),
    async restore(connectorId, signal) {
      if (connectorId !== WALLET_CONNECT_CONNECTOR_ID) return null
      const found = (await walletConnect.restore(signal))?.namespaces[namespace]
      return found ? toWalletSession(found) : null
    },
    disconnect: (_connectorId, signal) => walletConnect.disconnect(signal),
    watch: (_connectorId, onChange) =>
      walletConnect.watch(change => {
        if (change.kind === 'disconnected') return onChange(change)
        if (change.kind === 'session') {
          const found = change.session.namespaces[namespace]
          if (!found) return onChange({ kind: 'disconnected' })
          onChange({ kind: 'accounts', accounts: found.accounts })
          return onChange({ kind: 'network', caipNetworkId: found.activeCaipNetworkId })
        }
        if (change.kind === 'status' || change.namespace !== namespace) return
        if (change.kind === 'accounts') onChange({ kind: 'accounts', accounts: change.accounts })
        else onChange({ kind: 'network', caipNetworkId: change.caipNetworkId })
      }),
    async switchNetwork(connectorId, { caipNetworkId }) {
      if (!getNamespace(connectorId).caipNetworkIds.includes(caipNetworkId)) {
        throw new ModalError('CHAIN_NOT_SUPPORTED', `${caipNetworkId} is not in the session`)
      }
      walletConnect.chooseNetwork(caipNetworkId)
    },
    async send() {
      throw new ModalError('SEND_UNSUPPORTED_CHAIN', 'Unsupported chain')
    },
    async signMessage(connectorId, address, message, signal) {
      const { activeCaipNetworkId: caipNetworkId } = getNamespace(connectorId)
      const request = { caipNetworkId, ...createSignMessageRequest(namespace, message, address) }
      return readSignature(namespace, await walletConnect.request(request, signal))
    },
    async signTypedData(connectorId, address, typedData, signal) {
      const { typedData: shape } = FAMILIES_OVER_SESSION[namespace]
      if (!shape) throw new ModalError('UNSUPPORTED_METHOD', `No typed data on ${namespace}`)
      const { activeCaipNetworkId: caipNetworkId } = getNamespace(connectorId)
      const text = typeof typedData === 'string' ? typedData : JSON.stringify(typedData)
      const { method } = shape
      const params = shape.params(address, text)
      const answer = await walletConnect.request({ caipNetworkId, method, params }, signal)
      return readSignature(namespace, answer)
    },
    getProvider: connectorId =>
      connectorId === WALLET_CONNECT_CONNECTOR_ID ? walletConnect.getProvider() : undefined,
  }
}
