import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
import type { ErrorState } from '../domain/errorCatalogue'
import type { CaipNetworkId } from '../lib/address/caip'
import type { ConnectorRef } from './connectionEvents'

/** A wallet is connected beside the one in use on its chain family. */
export const otherConnectionAdded = createAction<
  ConnectorRef & {
    readonly accounts: readonly Account[]
    readonly capabilities: readonly Capability[]
    readonly caipNetworkId: CaipNetworkId
    readonly walletName: string
    readonly isRestored: boolean
  }
>('walletModal/multiWallet/otherConnectionAdded')

/** A wallet beside the one in use is not connected any more. */
export const otherConnectionRemoved = createAction<
  ConnectorRef & { readonly by: 'visitor' | 'wallet' | 'otherTab' }
>('walletModal/multiWallet/otherConnectionRemoved')

/** Another connected wallet, or an account of it, is to be the one in use on its chain family. */
export const connectionSwitchRequested = createAction<
  ConnectorRef & { readonly address?: string | undefined }
>('walletModal/multiWallet/connectionSwitchRequested')

/** The wallet in use stays the one in use. */
export const connectionSwitchFailed = createAction<ConnectorRef & { readonly error: ErrorState }>(
  'walletModal/multiWallet/connectionSwitchFailed',
)
