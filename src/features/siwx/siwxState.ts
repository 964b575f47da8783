import type { ErrorState } from '../../domain/errorCatalogue'
import type { SignedInAs, SignInPhase, SignInSubject } from '../../domain/signInState'
import type { CaipNetworkId, Namespace } from '../../lib/address/caip'

/** The message to sign, which the user may read first. */
export interface SignInMessage {
  readonly phase: 'none' | 'making' | 'made' | 'failed'
  /** Key of the text in the secret store. */
  readonly id: string | null
  /** ms since 1970. */
  readonly madeAt: number
  /** Whether it replaced a message that the user had read, and still needs their agreement. */
  readonly isRenewed: boolean
}

/** The progress of signing in, for one account on one network. */
export interface SignIn extends SignInSubject {
  readonly phase: SignInPhase
  /** What failed. After a failed check, whether the user is signed in is unknown. */
  readonly failed: 'check' | 'signIn' | 'signOut' | null
  readonly error: ErrorState | null
  /** Whether the wallet is disconnected if the user does not sign in. */
  readonly isRequired: boolean
  /** Whether the user must sign in or be disconnected. */
  readonly mustSign: boolean
  readonly message: SignInMessage
  readonly session: SignedInAs | null
}

export interface SiwxState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, SignIn>>>
  /** The network of each account's last session, to return to from one without a session. */
  readonly lastByAddress: Readonly<Record<string, CaipNetworkId>>
}
