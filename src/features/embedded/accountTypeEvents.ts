import { createAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'
import type { EmbeddedAccountType } from '../../ports/embedded'

interface AccountTypeChoice {
  readonly namespace: Namespace
  readonly accountType: EmbeddedAccountType
}

/** The visitor, or the page, wants the login to use its account of this type. */
export const accountTypeRequested = createAction<AccountTypeChoice>(
  'walletModal/embedded/accountTypeRequested',
)

/** The login keeps the account that it had. */
export const accountTypeNotSwitched = createAction<
  AccountTypeChoice & { readonly error: ErrorState }
>('walletModal/embedded/accountTypeNotSwitched')

/** The wish is given up: the visitor left, or travels in time. */
export const accountTypeSwitchLeft = createAction('walletModal/embedded/accountTypeSwitchLeft')

/** The networks that the site in the frame has smart accounts on; none where it does not say. */
export const smartAccountNetworksRead = createAction<readonly CaipNetworkId[]>(
  'walletModal/embedded/smartAccountNetworksRead',
)

/** How the user of the login is called, and by what they signed in. Never an email (D11). */
export const embeddedUserRead = createAction<{
  readonly userName: string | null
  readonly authProvider: string
}>('walletModal/embedded/userRead')
