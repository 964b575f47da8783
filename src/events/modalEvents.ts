import { createAction } from '@reduxjs/toolkit'
import type { ViewEntry } from '../domain/views'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

export interface OpenRequest {
  /** The first view; default: Account when connected, else Connect. */
  readonly view?: ViewEntry
  /** Limits the wallets that are offered, and switches the modal's active network to that namespace. */
  readonly namespace?: Namespace
  /** The network of that namespace; default: its last one. */
  readonly caipNetworkId?: CaipNetworkId
}

/** Opens the modal, from a button, a hook or an unsupported network. */
export const modalOpenRequested = createAction<OpenRequest>('walletModal/modal/openRequested')

/** The first view is known; from here the card is on screen. */
export const modalOpened = createAction<{ view: ViewEntry; namespace: Namespace | null }>(
  'walletModal/modal/opened',
)

/** `visitor` may be refused with a shake; `page` and `flow` never are. */
export const modalCloseRequested = createAction<{ by: 'visitor' | 'page' }>(
  'walletModal/modal/closeRequested',
)

/** The card is gone and every wait that belonged to it has ended. */
export const modalClosed = createAction('walletModal/modal/closed')

/** A close was refused; the card shakes. */
export const modalShaken = createAction('walletModal/modal/shaken')

/** The card stands in the host's page from now on, or does no more; it is not open before somebody touches it. */
export const cardEmbedded = createAction<boolean>('walletModal/modal/embedded')

/** A pointer or the focus came near a button that opens the modal: its code may be fetched. */
export const modalExpected = createAction('walletModal/modal/expected')

/**
 * The page is idle and its code is here: the wallets of this browser may say that they are there. It stands here, since what
 * tells it is not to bring the file in which the other events of wallets lie.
 */
export const discoveryRequested = createAction('walletModal/connectors/discoveryRequested')

/** The code behind the modal could not be fetched. */
export const modalOpenFailed = createAction('walletModal/modal/openFailed')
