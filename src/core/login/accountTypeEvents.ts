import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType } from '../../ports/embedded'

interface AccountTypeChoice {
  readonly namespace: Namespace
  readonly accountType: EmbeddedAccountType
}

/** The visitor or the host app requested this account type for the login. */
export const accountTypeRequested = createAction<AccountTypeChoice>(
  'walletModal/embedded/accountTypeRequested',
)

/** The login keeps its current account. */
export const accountTypeNotSwitched = createAction<
  AccountTypeChoice & { readonly error: ErrorState }
>('walletModal/embedded/accountTypeNotSwitched')

/** The switch is abandoned, e.g. because the visitor left. */
export const accountTypeSwitchLeft = createAction('walletModal/embedded/accountTypeSwitchLeft')

/** Networks on which the frame's site has smart accounts. */
export const smartAccountNetworksRead = createAction<readonly CaipNetworkId[]>(
  'walletModal/embedded/smartAccountNetworksRead',
)

/** Display name and auth provider of the login. Never an email (D11). */
export const embeddedUserRead = createAction<{
  readonly userName: string | null
  readonly authProvider: string
}>('walletModal/embedded/userRead')
