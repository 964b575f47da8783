import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** The user or the page chose a network; whether a wallet must switch depends on the connection. */
export const networkChosen = createAction<{ readonly caipNetworkId: CaipNetworkId }>(
  'walletModal/network/chosen',
)

/** Requests the wallet to switch its network. */
export const networkSwitchRequested = createAction<{ readonly caipNetworkId: CaipNetworkId }>(
  'walletModal/network/switchRequested',
)

/** The modal's active network changed. */
export const networkSwitched = createAction<{
  readonly caipNetworkId: CaipNetworkId
  readonly by: 'visitor' | 'wallet' | 'connect'
}>('walletModal/network/switched')

export const networkSwitchFailed = createAction<{
  readonly caipNetworkId: CaipNetworkId
  readonly error: ErrorState
}>('walletModal/network/switchFailed')

/** The user left before the wallet answered. */
export const networkSwitchCancelled = createAction('walletModal/network/switchCancelled')

/** The wallet reports its network, which may be one that the host does not list. */
export const walletNetworkReported = createAction<{
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
}>('walletModal/network/walletReported')
