import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** A visitor or the page picked a network; what has to happen for it depends on what is connected. */
export const networkChosen = createAction<{ readonly caipNetworkId: CaipNetworkId }>(
  'walletModal/network/chosen',
)

/** The wallet is to be asked to move. */
export const networkSwitchRequested = createAction<{ readonly caipNetworkId: CaipNetworkId }>(
  'walletModal/network/switchRequested',
)

/** Our active network is another one now. */
export const networkSwitched = createAction<{
  readonly caipNetworkId: CaipNetworkId
  readonly by: 'visitor' | 'wallet' | 'connect'
}>('walletModal/network/switched')

export const networkSwitchFailed = createAction<{
  readonly caipNetworkId: CaipNetworkId
  readonly error: ErrorState
}>('walletModal/network/switchFailed')

/** The visitor left before the wallet answered. */
export const networkSwitchCancelled = createAction('walletModal/network/switchCancelled')

/** The wallet reports where it is; it may be a network the host does not list. */
export const walletNetworkReported = createAction<{
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
}>('walletModal/network/walletReported')
