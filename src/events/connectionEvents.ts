import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** A connector on one namespace: its id, such as an rdns. */
export interface ConnectorRef {
  readonly namespace: Namespace
  readonly connectorId: string
}

/** Connects the chosen wallet, or retries. */
export const connectRequested = createAction<ConnectorRef>(
  'walletModal/connections/connectRequested',
)

/** The modal is silently restoring a stored session. */
export const restoreStarted = createAction<ConnectorRef>('walletModal/connections/restoreStarted')

/** The wallet returned accounts and is now connected. */
export const walletConnected = createAction<
  ConnectorRef & {
    readonly accounts: readonly Account[]
    readonly capabilities: readonly Capability[]
    readonly caipNetworkId: CaipNetworkId
    readonly walletName: string
    readonly isRestored: boolean
    /** The wallet was already connected and replaces the active one of its namespace. */
    readonly isSwitch?: true
  }
>('walletModal/connections/walletConnected')

export const connectFailed = createAction<ConnectorRef & { readonly error: ErrorState }>(
  'walletModal/connections/connectFailed',
)

/** The user left before the wallet answered. */
export const connectCancelled = createAction<ConnectorRef>(
  'walletModal/connections/connectCancelled',
)

/** The stored session did not answer in time, or the wallet no longer shares an account. */
export const restoreFailed = createAction<
  ConnectorRef & { readonly reason: 'timedOut' | 'locked' | 'failed' }
>('walletModal/connections/restoreFailed')

/** Without a namespace: all namespaces. Without a connector id: the active wallet. */
export const disconnectRequested = createAction<{
  readonly namespace?: Namespace
  readonly connectorId?: string
}>('walletModal/connections/disconnectRequested')

export const disconnected = createAction<{
  readonly namespace: Namespace
  readonly by: 'visitor' | 'wallet' | 'otherTab'
}>('walletModal/connections/disconnected')

/** The wallet now shares other accounts. */
export const accountsChanged = createAction<
  ConnectorRef & { readonly accounts: readonly Account[] }
>('walletModal/connections/accountsChanged')
