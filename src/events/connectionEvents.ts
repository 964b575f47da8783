import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../lib/address/caip'

/** One way into one wallet: the id of its connector, such as its rdns, on one chain family. */
export interface ConnectorRef {
  readonly namespace: Namespace
  readonly connectorId: string
}

/** Connects a wallet that was chosen, or tries again. */
export const connectRequested = createAction<ConnectorRef>(
  'walletModal/connections/connectRequested',
)

/** A stored session is being looked for, silently. */
export const restoreStarted = createAction<ConnectorRef>('walletModal/connections/restoreStarted')

/** The wallet answered with accounts: from here it is connected. */
export const walletConnected = createAction<
  ConnectorRef & {
    readonly accounts: readonly Account[]
    readonly capabilities: readonly Capability[]
    readonly caipNetworkId: CaipNetworkId
    readonly walletName: string
    readonly isRestored: boolean
    /** It was connected already, and takes the place of another wallet of its chain family. */
    readonly isSwitch?: true
  }
>('walletModal/connections/walletConnected')

export const connectFailed = createAction<ConnectorRef & { readonly error: ErrorState }>(
  'walletModal/connections/connectFailed',
)

/** The visitor went away before the wallet answered. */
export const connectCancelled = createAction<ConnectorRef>(
  'walletModal/connections/connectCancelled',
)

/** The stored session did not answer in time, or the wallet no longer shares an account. */
export const restoreFailed = createAction<
  ConnectorRef & { readonly reason: 'timedOut' | 'locked' | 'failed' }
>('walletModal/connections/restoreFailed')

/** Without a namespace: all chain families. Without a connector id: the wallet in use. */
export const disconnectRequested = createAction<{
  readonly namespace?: Namespace
  readonly connectorId?: string
}>('walletModal/connections/disconnectRequested')

export const disconnected = createAction<{
  readonly namespace: Namespace
  readonly by: 'visitor' | 'wallet' | 'otherTab'
}>('walletModal/connections/disconnected')

/** The wallet shares other accounts now. */
export const accountsChanged = createAction<
  ConnectorRef & { readonly accounts: readonly Account[] }
>('walletModal/connections/accountsChanged')
