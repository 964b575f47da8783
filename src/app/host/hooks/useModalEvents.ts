import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import { connectFailed, disconnected, walletConnected } from '../../../events/connectionEvents'
import { modalClosed, modalOpened } from '../../../events/modalEvents'
import { networkSwitched } from '../../../events/networkEvents'
import { selectIsActiveConnected } from '../../../features/account/accountSelectors'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type { NamesEvent } from '../../../features/names/namesEventOf'
import type { OnrampEvent } from '../../../features/onramp/onrampEventOf'
import type { SendEvent } from '../../../features/send/sendEventOf'
import type { SiwxEvent } from '../../../features/siwx/siwxEventOf'
import type { SwapEvent } from '../../../features/swap/swapEventOf'
import type { TransactionsEvent } from '../../../features/transactions/transactionsEventOf'
import { eventTellers } from '../../../store/eventTellers'
import type { RootState } from '../../../store/rootReducer'
import { useRuntime, type StoreProps } from './useRuntime'

type Named =
  | {
      readonly name: 'MODAL_OPEN' | 'MODAL_CLOSE'
      readonly properties: { readonly connected: boolean }
    }
  | {
      readonly name: 'CONNECT_SUCCESS'
      readonly properties: {
        readonly wallet: string
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
  | { readonly name: 'SWITCH_NETWORK'; readonly properties: { readonly network: CaipNetworkId } }
  | SiwxEvent
  | SendEvent
  | SwapEvent
  | OnrampEvent
  | NamesEvent
  | TransactionsEvent

/** One thing that happened, without addresses. `time` is in milliseconds since 1970. */
export type ModalEvent = Named & { readonly time: number }

const toldByFeature = (action: UnknownAction, state: RootState) =>
  eventTellers.map(tell => tell(action, state)).find(Boolean) as Named | undefined

function eventOf(action: UnknownAction, state: RootState): Named | undefined {
  if (modalOpened.match(action) || modalClosed.match(action)) {
    const name = modalOpened.match(action) ? 'MODAL_OPEN' : 'MODAL_CLOSE'
    return { name, properties: { connected: selectIsActiveConnected(state) } }
  }
  if (walletConnected.match(action)) {
    const { walletName: wallet, namespace, isRestored: reconnect } = action.payload
    return { name: 'CONNECT_SUCCESS', properties: { wallet, namespace, reconnect } }
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
  return networkSwitched.match(action)
    ? { name: 'SWITCH_NETWORK', properties: { network: action.payload.caipNetworkId } }
    : toldByFeature(action, state)
}

/**
 * The last thing that happened in the modal, for the page's own statistics; `handler` hears each one after the state has
 * changed. Nothing is told of what happened before it was mounted, nor again by time travel. Nothing is sent anywhere.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useModalEvents(
  handler?: (event: ModalEvent) => void,
  where: StoreProps = {},
): ModalEvent | null {
  const { runtime } = useRuntime(where)
  const [last, setLast] = useState<ModalEvent | null>(null)
  const current = useRef(handler)
  useEffect(() => {
    current.current = handler
  })
  useEffect(() => {
    const stop = runtime.observe(action => {
      const named = eventOf(action, runtime.store.getState())
      if (!named) return
      const event = { ...named, time: Date.now() }
      setLast(event)
      current.current?.(event)
    })
    return () => {
      stop()
      setLast(null)
    }
  }, [runtime])
  return last
}
