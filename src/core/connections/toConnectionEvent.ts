import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../domain/errorCatalogue'
import {
  accountsChanged,
  connectFailed,
  disconnected,
  walletConnected,
} from '../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { RootState } from '../../store/rootReducer'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectAccountByNamespace } from '../account/accountState'

/** Analytics events of the modal, connections and networks. */
export type ConnectionEvent =
  | {
      readonly name: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly properties: { readonly connected: boolean }
    }
  | {
      readonly name: 'CONNECT_SUCCESS'
      readonly properties: {
        readonly wallet: string
        /**
         * How the wallet was reached: injected provider, WalletConnect QR code, WalletConnect link,
         * or email/social login.
         */
        readonly method: 'browser' | 'qrcode' | 'mobile' | 'email'
        readonly namespace: Namespace
        /** Whether a stored session was restored. */
        readonly reconnect: boolean
      }
    }
  | {
      readonly name: 'CONNECT_ERROR' | 'USER_REJECTED'
      readonly properties: { readonly namespace: Namespace; readonly code: ErrorCode }
    }
  | {
      readonly name: 'DISCONNECT_SUCCESS'
      readonly properties: {
        readonly namespace: Namespace
        readonly by: 'visitor' | 'wallet' | 'otherTab'
      }
    }
  | {
      /** The wallet's active account changed; `selectAddress` returns the new address. */
      readonly name: 'ACCOUNT_CHANGED'
      readonly properties: { readonly namespace: Namespace }
    }
  | { readonly name: 'SWITCH_NETWORK'; readonly properties: { readonly network: CaipNetworkId } }

/** The action type as a string, because its slice is in a later chunk. */
const ACCOUNT_SELECTED = 'walletModal/account/accountSelected'

/**
 * Returns the namespace whose active account changed. Wallets also report other accounts being
 * added or removed, which does not count.
 */
function findChangedNamespace(action: UnknownAction, state: RootState, before: RootState) {
  if (
    !accountsChanged.match(action) &&
    !walletConnected.match(action) &&
    action.type !== ACCOUNT_SELECTED
  )
    return undefined
  const { namespace } = (action as ReturnType<typeof accountsChanged>).payload
  const addressIn = (of: RootState) => selectAccountByNamespace(of, namespace).address
  const address = addressIn(before)
  return address === null || address === addressIn(state) ? undefined : namespace
}

function getConnectMethod(connectorId: string, { pairing }: RootState) {
  if (isEmbeddedConnectorId(connectorId)) return 'email'
  if (connectorId !== WALLET_CONNECT_CONNECTOR_ID) return 'browser'
  return pairing?.link ? 'mobile' : 'qrcode'
}

export function toConnectionEvent(
  action: UnknownAction,
  state: RootState,
  before: RootState,
): ConnectionEvent | undefined {
  if (modalOpened.match(action) || modalClosed.match(action)) {
    const name = modalOpened.match(action) ? 'MODAL_OPEN' : 'MODAL_CLOSE'
    return { name, properties: { connected: selectIsActiveConnected(state) } }
  }
  if (walletConnected.match(action) && !action.payload.isSwitch) {
    const { walletName: wallet, namespace, isRestored: reconnect, connectorId } = action.payload
    const method = getConnectMethod(connectorId, state)
    return { name: 'CONNECT_SUCCESS', properties: { wallet, method, namespace, reconnect } }
  }
  if (connectFailed.match(action)) {
    const { namespace, error } = action.payload
    const name = error.code === 'USER_REJECTED' ? 'USER_REJECTED' : 'CONNECT_ERROR'
    return { name, properties: { namespace, code: error.code } }
  }
  if (disconnected.match(action)) {
    const { namespace, by } = action.payload
    return { name: 'DISCONNECT_SUCCESS', properties: { namespace, by } }
  }
  if (networkSwitched.match(action)) {
    return { name: 'SWITCH_NETWORK', properties: { network: action.payload.caipNetworkId } }
  }
  const namespace = findChangedNamespace(action, state, before)
  return namespace && { name: 'ACCOUNT_CHANGED', properties: { namespace } }
}
