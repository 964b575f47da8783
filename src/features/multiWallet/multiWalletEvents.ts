import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import type { Connection } from '../../domain/connector'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** Several wallets of one chain family may be connected from now on, or may not any more. */
export const multiWalletToggled = createAction<{ readonly isOn: boolean }>(
  'walletModal/multiWallet/toggled',
)

/** Storage names these beside the wallets in use. */
export const unrestoredFound = createAction<
  Readonly<Partial<Record<Namespace, readonly Connection[]>>>
>('walletModal/multiWallet/unrestoredFound')

/** A stored wallet does not share an account any more. */
export const unrestoredDropped = createAction<ConnectorRef>(
  'walletModal/multiWallet/unrestoredDropped',
)

/** A wallet beside the one in use shares other accounts now. */
export const otherAccountsChanged = createAction<
  ConnectorRef & { readonly accounts: readonly Account[] }
>('walletModal/multiWallet/otherAccountsChanged')

/** A wallet beside the one in use is on another network now. */
export const otherNetworkReported = createAction<
  ConnectorRef & { readonly caipNetworkId: CaipNetworkId }
>('walletModal/multiWallet/otherNetworkReported')
