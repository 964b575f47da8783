import type { ConnectionEvent } from '../../core/connections/toConnectionEvent'
import type { SecureSiteEvent } from '../../features/embedded/toSecureSiteEvent'
import type { EmbeddedEvent } from '../../features/embedded/toEmbeddedEvent'
import type { SocialEvent } from '../../features/embedded/social/toSocialEvent'
import type { NamesEvent } from '../../features/names/toNamesEvent'
import type { OnrampEvent } from '../../features/onramp/toOnrampEvent'
import type { StartEvent } from '../../core/modal/toStartEvent'
import type { PayEvent } from '../../features/pay/toPayEvent'
import type { ViewEvent } from '../../core/router/toViewEvent'
import type { SendEvent } from '../../features/send/toSendEvent'
import type { SiwxEvent } from '../../features/siwx/toSiwxEvent'
import type { SwapEvent } from '../../features/swap/toSwapEvent'
import type { TransactionsEvent } from '../../features/transactions/toTransactionsEvent'
import type { WalletsEvent } from '../../core/wallets/toWalletsEvent'
import type { ServiceEvent } from '../../services/toServiceEvent'
import type { HostStore } from '../../store/scopedStore'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'

type Named =
  | ConnectionEvent
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

/** An event, without addresses. `time` is in milliseconds since 1970. */
export type ModalEvent = Named & { readonly time: number }

/** Calls `handler` with each event from now on, until the returned function is called. */
export const observeEvents = (
  runtime: Runtime,
  handler: (event: ModalEvent) => void,
): (() => void) =>
  runtime.observe((action, before) => {
    const state = runtime.store.getState()
    const events = runtime.engine()?.eventsOf(action, state, before) ?? []
    for (const each of events as readonly Named[]) handler({ ...each, time: Date.now() })
  })

/**
 * `useModalEvents` for code outside React: calls `handler` for each event from now on, after the
 * state has changed. Nothing is sent anywhere.
 *
 * @returns a function that removes the handler
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
