import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId } from '../lib/address/caip'
import type { ConnectorRef } from './connectionEvents'

/** A wallet is now connected besides the active one of its namespace. */
export const otherConnectionAdded = createAction<
  ConnectorRef & {
    readonly accounts: readonly Account[]
    readonly capabilities: readonly Capability[]
    readonly caipNetworkId: CaipNetworkId
    readonly walletName: string
    readonly isRestored: boolean
  }
>('walletModal/multiWallet/otherConnectionAdded')

/** A wallet besides the active one is no longer connected. */
export const otherConnectionRemoved = createAction<
  ConnectorRef & { readonly by: 'visitor' | 'wallet' | 'otherTab' }
>('walletModal/multiWallet/otherConnectionRemoved')

/** Makes another connected wallet, or one of its accounts, the active one of its namespace. */
export const connectionSwitchRequested = createAction<
  ConnectorRef & { readonly address?: string | undefined }
>('walletModal/multiWallet/connectionSwitchRequested')

/** Switching failed; the active wallet is unchanged. */
export const connectionSwitchFailed = createAction<ConnectorRef & { readonly error: ErrorState }>(
  'walletModal/multiWallet/connectionSwitchFailed',
)
