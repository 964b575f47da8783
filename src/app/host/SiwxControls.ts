import type { ErrorState } from '../../domain/errorCatalogue'
import type { SignedInAs } from '../../domain/signInState'
import type { Namespace } from '../../lib/address/caip'

/** How signing in or out ended. A visitor who declines is a result, not an error. */
export type SignInOutcome =
  | { readonly status: 'signedIn'; readonly session: SignedInAs }
  | { readonly status: 'signedOut' }
  | { readonly status: 'rejected' }
  /** The visitor closed the modal, or the wallet disconnected. */
  | { readonly status: 'closed' }
  | { readonly status: 'failed'; readonly error: ErrorState }

/** Signing in and out from the page's code. Default namespace: that of the current network. */
export interface SiwxControls {
  /**
   * Requests the signature, without the modal's confirmation first; resolves immediately if the
   * visitor is already signed in. Never rejects.
   */
  signIn(namespace?: Namespace): Promise<SignInOutcome>
  /** Ends the session; the wallet stays connected. Never rejects. */
  signOut(namespace?: Namespace): Promise<SignInOutcome>
}
