import type { SolanaSigner } from '../../chains/solana/bridge/openSolanaHand'
import { ModalError } from '../../domain/ModalError'
import { selectAccountByNamespace } from '../../core/account/accountState'
import {
  selectLastCaipNetworkIdByNamespace,
  selectNetworkById,
} from '../../core/network/networkSlice'
import type { Namespace } from '../../lib/address/caip'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { HostStore } from '../../store/scopedStore'
import { createBridge } from './createBridge'
import { connectedProvider } from './connectedProvider'

export interface OpenSolana {
  readonly hand: SolanaSigner
  readonly address: string
  readonly writeBase58: (bytes: Uint8Array) => string
}

function getProviderOrigin(connectorId: string) {
  if (isEmbeddedConnectorId(connectorId)) return 'frame'
  return connectorId === WALLET_CONNECT_CONNECTOR_ID ? 'session' : 'page'
}

/** Opens the connected Solana wallet for its current account and network. */
export async function openSolana(
  store: HostStore,
  namespace: Namespace,
  modalKey?: string,
): Promise<OpenSolana> {
  const { runtime } = createBridge(store, modalKey)
  const getCurrentAddress = () =>
    selectAccountByNamespace(runtime.store.getState(), namespace).address
  const [{ openSolanaHand, writeBase58 }, { connectorId, provider }] = await Promise.all([
    import('../../chains/solana/bridge/openSolanaHand'),
    connectedProvider(runtime, namespace),
  ])
  const address = getCurrentAddress()
  const state = runtime.store.getState()
  const id = selectLastCaipNetworkIdByNamespace(state, namespace)
  const network = id === null ? null : selectNetworkById(state, id)
  if (address === null || network === null) {
    throw new ModalError('NOT_CONNECTED', 'The wallet shares no account. Nothing was requested.')
  }
  const hand = openSolanaHand({
    provider,
    place: getProviderOrigin(connectorId),
    address,
    network,
    isCurrent: () => getCurrentAddress() === address,
  })
  return { hand, address, writeBase58 }
}
