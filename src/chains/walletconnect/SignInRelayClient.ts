import type { RelayClient, RelaySession } from '../../ports/relay'
import type { SignInRequest } from './RelayLibrary'

/** What the wallet signed while connecting. */
export interface SignInAnswer {
  /** Absent when the wallet signed but shares nothing more. */
  readonly session: RelaySession | null
  /** Signed statements (CACAO), as the wallet sent them; empty when the wallet can only connect. */
  readonly auths: readonly unknown[]
}

/** The relay client, and what later parts of the modal will ask of it. */
export interface SignInRelayClient extends RelayClient {
  /** Connects and signs in by one approval. The code is not renewed: what is signed names its moment. */
  authenticate(
    request: SignInRequest,
    onCode: (uri: string) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
}
