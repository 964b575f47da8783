import { createAction } from '@reduxjs/toolkit'
import type {
  transactionMined as mined,
  transactionSubmitted as submitted,
} from '../../events/sendEvents'
import type { connectionSwitchRequested as switchRequested } from '../../events/otherConnectionEvents'
import type { recentForgotten as forgotten } from '../../features/profile/profileSlice'
import type { SignedInAs, SignInSubject } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'

// Separate action creators with the types that the flows dispatch: importing the flows' own would
// put lazy code into every page.

type PayloadOf<Creator extends (payload: never) => { readonly payload: unknown }> =
  ReturnType<Creator>['payload']

/** The current account is signed in on its network; `isRestored` means without a new signature. */
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

/** The transaction's outcome: `confirmed`, `failed`, `replaced` or `expired`. */
export const transactionMined = /* @__PURE__ */ createAction<PayloadOf<typeof mined>>(
  'walletModal/transactions/mined',
)

/** Requests a switch to another connected wallet, or account of it, on its chain family. */
export const connectionSwitchRequested = /* @__PURE__ */ createAction<
  PayloadOf<typeof switchRequested>
>('walletModal/multiWallet/connectionSwitchRequested')

/** A wallet of an earlier visit is no longer offered. */
export const recentForgotten = /* @__PURE__ */ createAction<PayloadOf<typeof forgotten>>(
  'walletModal/profile/recentForgotten',
)
