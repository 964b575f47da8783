import type { ErrorState } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInPhase, SignInSubject } from '../../domain/signInState'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** What is to be signed, as the visitor may read it before. */
export interface SignInMessage {
  readonly phase: 'none' | 'making' | 'made' | 'failed'
  /** Where the text lies in the secret drawer. */
  readonly id: string | null
  /** ms since 1970. */
  readonly madeAt: number
  /** It took the place of one that was read, and is not agreed to yet. */
  readonly isRenewed: boolean
}

/** The progress of signing in, for one account on one network. */
export interface SignIn extends SignInSubject {
  readonly phase: SignInPhase
  /** What failed. After a failed check it is not known whether somebody is signed in. */
  readonly failed: 'check' | 'signIn' | 'signOut' | null
  readonly error: ErrorState | null
  /** Whether the wallet is disconnected if the visitor does not sign in. */
  readonly isRequired: boolean
  /** Signing in is required and has not happened: the visitor signs, or is disconnected. */
  readonly mustSign: boolean
  readonly message: SignInMessage
  readonly session: SignedInAs | null
}

export interface SiwxState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, SignIn>>>
  /** Where each account was signed in last, for the way back from a network on which it is not. */
  readonly lastByAddress: Readonly<Record<string, CaipNetworkId>>
}
