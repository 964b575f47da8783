import { createAction } from '@reduxjs/toolkit'
import type {
  transactionMined as mined,
  transactionSubmitted as submitted,
} from '../../events/sendEvents'
import type { connectionSwitchRequested as switchRequested } from '../../events/otherConnectionEvents'
import type { recentForgotten as forgotten } from '../../features/profile/profileSlice'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'

// Not those that the flows dispatch, but of the same types: in one file with them, what comes later would come with every page.

type PayloadOf<Creator extends (payload: never) => { readonly payload: unknown }> =
  ReturnType<Creator>['payload']

/** The account on screen is signed in on its network; `isRestored` means without a new signature. */
export const signedIn = /* @__PURE__ */ createAction<
  SignInSubject & { readonly session: SignedInAs; readonly isRestored: boolean }
>('walletModal/siwx/signedIn')

/** The session of a chain family has ended; the wallet stays connected. */
export const signedOut = /* @__PURE__ */ createAction<{ readonly namespace: Namespace }>(
  'walletModal/siwx/signedOut',
)

/** The wallet has accepted a payment or swap of the modal and returned its hash. */
export const transactionSubmitted = /* @__PURE__ */ createAction<PayloadOf<typeof submitted>>(
  'walletModal/transactions/submitted',
)

/** The network has decided on that transaction: `confirmed`, `failed`, `replaced` or `expired`. */
export const transactionMined = /* @__PURE__ */ createAction<PayloadOf<typeof mined>>(
  'walletModal/transactions/mined',
)

/** Another connected wallet, or an account of it, is to be the one in use on its chain family. */
export const connectionSwitchRequested = /* @__PURE__ */ createAction<
  PayloadOf<typeof switchRequested>
>('walletModal/multiWallet/connectionSwitchRequested')

/** A wallet of an earlier visit is not to be offered any more. */
export const recentForgotten = /* @__PURE__ */ createAction<PayloadOf<typeof forgotten>>(
  'walletModal/profile/recentForgotten',
)
