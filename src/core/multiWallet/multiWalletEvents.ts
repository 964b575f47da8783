import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../../domain/account'
import type { Connection } from '../../domain/connector'
import type { ConnectorRef } from '../../events/connectionEvents'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** Several wallets per namespace are now allowed, or no longer. */
export const multiWalletToggled = createAction<{ readonly isOn: boolean }>(
  'walletModal/multiWallet/toggled',
)

/** Stored wallets besides the active ones, to be restored. */
export const unrestoredFound = createAction<
  Readonly<Partial<Record<Namespace, readonly Connection[]>>>
>('walletModal/multiWallet/unrestoredFound')

/** A stored wallet does not share an account any more. */
export const unrestoredDropped = createAction<ConnectorRef>(
  'walletModal/multiWallet/unrestoredDropped',
)

/** The accounts of another connected wallet changed. */
export const otherAccountsChanged = createAction<
  ConnectorRef & { readonly accounts: readonly Account[] }
>('walletModal/multiWallet/otherAccountsChanged')

/** The network of another connected wallet changed. */
export const otherNetworkReported = createAction<
  ConnectorRef & { readonly caipNetworkId: CaipNetworkId }
>('walletModal/multiWallet/otherNetworkReported')
