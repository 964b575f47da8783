import { createAction } from '@reduxjs/toolkit'
import type { ViewEntry } from '../domain/views'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

export interface OpenRequest {
  /** The first view; default: Account when connected, else Connect. */
  readonly view?: ViewEntry
  /**
   * Limits the wallets that are offered, and switches the modal's active network to that namespace.
   */
  readonly namespace?: Namespace
  /** The network of that namespace; default: its last one. */
  readonly caipNetworkId?: CaipNetworkId
}

/** Opens the modal, from a button, a hook or an unsupported network. */
export const modalOpenRequested = createAction<OpenRequest>('walletModal/modal/openRequested')

/** The modal is on screen with its first view. */
export const modalOpened = createAction<{ view: ViewEntry; namespace: Namespace | null }>(
  'walletModal/modal/opened',
)

/** A close by the `visitor` may be refused with a shake; one by the `page` never is. */
export const modalCloseRequested = createAction<{ by: 'visitor' | 'page' }>(
  'walletModal/modal/closeRequested',
)

/** The modal is closed and every wait that belonged to it has ended. */
export const modalClosed = createAction('walletModal/modal/closed')

/** A close was refused; the modal shakes. */
export const modalShaken = createAction('walletModal/modal/shaken')

/** Whether the modal is embedded in the page; it stays closed until the user interacts with it. */
export const modalEmbeddedChanged = createAction<boolean>('walletModal/modal/embeddedChanged')

/** Preloads the modal's chunk: the pointer or the focus is near a button that opens it. */
export const modalPreloadRequested = createAction('walletModal/modal/preloadRequested')

/**
 * Starts discovering this browser's wallets. Defined here to keep the other wallet events out of
 * its dispatchers' chunks.
 */
export const discoveryRequested = createAction('walletModal/connectors/discoveryRequested')

/** The chunk behind the modal could not be loaded. */
export const modalOpenFailed = createAction('walletModal/modal/openFailed')
