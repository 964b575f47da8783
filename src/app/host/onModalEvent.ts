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
import { selectIsActiveConnected } from '../../features/account/accountSelectors'
import { selectAccountByNamespace } from '../../features/account/accountState'
import type { SecureSiteEvent } from '../../features/embedded/secureSiteEventOf'
import type { EmbeddedEvent } from '../../features/embedded/embeddedEventOf'
import type { SocialEvent } from '../../features/embedded/social/socialEventOf'
import type { NamesEvent } from '../../features/names/namesEventOf'
import type { OnrampEvent } from '../../features/onramp/onrampEventOf'
import type { StartEvent } from '../../features/modal/startEventOf'
import type { PayEvent } from '../../features/pay/payEventOf'
import type { ViewEvent } from '../../features/router/viewEventOf'
import type { SendEvent } from '../../features/send/sendEventOf'
import type { SiwxEvent } from '../../features/siwx/siwxEventOf'
import type { SwapEvent } from '../../features/swap/swapEventOf'
import type { TransactionsEvent } from '../../features/transactions/transactionsEventOf'
import type { WalletsEvent } from '../../features/wallets/walletsEventOf'
import type { ServiceEvent } from '../../services/serviceEventOf'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import { isEmbeddedConnectorId } from '../../ports/embedded'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { RootState } from '../../store/rootReducer'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'

type Named =
  | {
      readonly name: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly properties: { readonly connected: boolean }
    }
  | {
      readonly name: 'CONNECT_SUCCESS'
      readonly properties: {
        readonly wallet: string
        /** How the wallet was reached: in this browser, by a QR code or a link of WalletConnect, or by signing in. */
        readonly method: 'browser' | 'qrcode' | 'mobile' | 'email'
        readonly namespace: Namespace
        /** A session of an earlier page came back. */
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
      /** Another account of the wallet took the place of the first one: `selectAddress` tells its address. */
      readonly name: 'ACCOUNT_CHANGED'
      readonly properties: { readonly namespace: Namespace }
    }
  | { readonly name: 'SWITCH_NETWORK'; readonly properties: { readonly network: CaipNetworkId } }
  | SiwxEvent
  | EmbeddedEvent
  | SocialEvent
  | SendEvent
  | SwapEvent
  | OnrampEvent
  | NamesEvent
  | TransactionsEvent
  | ViewEvent
  | WalletsEvent
  | PayEvent
  | StartEvent
  | ServiceEvent
  | SecureSiteEvent

/** One thing that happened, without addresses. `time` is in milliseconds since 1970. */
export type ModalEvent = Named & { readonly time: number }

/** By its name: the slice it belongs to comes later. */
const ACCOUNT_SELECTED = 'walletModal/account/accountSelected'

/** The family whose account is another one now. A wallet may also share the same one and others beside it. */
function changedAccount(action: UnknownAction, state: RootState, before: RootState) {
  if (!accountsChanged.match(action) && action.type !== ACCOUNT_SELECTED) return undefined
  const { namespace } = (action as ReturnType<typeof accountsChanged>).payload
  const addressIn = (of: RootState) => selectAccountByNamespace(of, namespace).address
  const address = addressIn(before)
  return address === null || address === addressIn(state) ? undefined : namespace
}

function methodOf(connectorId: string, { pairing }: RootState) {
  if (isEmbeddedConnectorId(connectorId)) return 'email'
  if (connectorId !== WALLET_CONNECT_CONNECTOR_ID) return 'browser'
  return pairing?.link ? 'mobile' : 'qrcode'
}

function eventOf(action: UnknownAction, state: RootState, before: RootState): Named | undefined {
  if (modalOpened.match(action) || modalClosed.match(action)) {
    const name = modalOpened.match(action) ? 'MODAL_OPEN' : 'MODAL_CLOSE'
    return { name, properties: { connected: selectIsActiveConnected(state) } }
  }
  if (walletConnected.match(action)) {
    const { walletName: wallet, namespace, isRestored: reconnect, connectorId } = action.payload
    const method = methodOf(connectorId, state)
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
  const namespace = changedAccount(action, state, before)
  return namespace && { name: 'ACCOUNT_CHANGED', properties: { namespace } }
}

/** Calls `handler` with each event from now on, until the returned function is called. */
export const observeEvents = (
  runtime: Runtime,
  handler: (event: ModalEvent) => void,
): (() => void) =>
  runtime.observe((action, before) => {
    const state = runtime.store.getState()
    const named = eventOf(action, state, before)
    const events = named ? [named] : (runtime.engine()?.eventsOf(action, state, before) ?? [])
    for (const each of events as readonly Named[]) handler({ ...each, time: Date.now() })
  })

/**
 * `useModalEvents` for code outside React: `handler` hears each thing that happens from now on, after the state has changed.
 * Nothing is sent anywhere.
 *
 * @returns a function that ends it
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const stop = onModalEvent(store, ({ name, properties }) => analytics.track(name, properties))
 */
export function onModalEvent(
  hostStore: HostStore,
  handler: (event: ModalEvent) => void,
  modalKey = 'walletModal',
): () => void {
  const runtime = findRuntime(hostStore, modalKey)
  runtime.attach(hostStore)
  return observeEvents(runtime, handler)
}
