import type { WalletConnectClient, WalletConnectSession } from '../../../ports/walletConnect'
import type { SignInRequest } from './WalletConnectLibrary'

/** What the wallet signed while connecting. */
export interface SignInAnswer {
  /** Absent when the wallet signed but shares nothing more. */
  readonly session: WalletConnectSession | null
  /** Signed statements (CACAO), as the wallet sent them; empty when the wallet can only connect. */
  readonly auths: readonly unknown[]
}

/** The relay client, and what later parts of the modal will ask of it. */
export interface WalletConnectSignInClient extends WalletConnectClient {
  /** Connects and signs in by one approval. The pairing URI is not renewed: what is signed names its moment. */
  authenticate(
    request: SignInRequest,
    onPairingUri: (uri: string) => void,
    signal: AbortSignal,
  ): Promise<SignInAnswer>
}
