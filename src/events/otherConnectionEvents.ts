import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../domain/account'
import type { Capability } from '../domain/capabilities'
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
